/** Link on the home screen to the open tables. Loaded after the covers. */
import { LinkButton } from "../shell/Button";
import { href } from "../shell/router";

export function OpenTablesLink() {
  return (
    <p class="row open-door">
      <LinkButton icon="people" text="open-title" href={href("open")} />
    </p>
  );
}
