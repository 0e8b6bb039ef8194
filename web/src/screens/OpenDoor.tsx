/** On the home screen: the way to the tables that wait for players. Loaded after the covers. */
import { LinkButton } from "../shell/Button";
import { href } from "../shell/router";

export function OpenDoor() {
  return (
    <p class="row open-door">
      <LinkButton icon="people" text="open-title" href={href("open")} />
    </p>
  );
}
