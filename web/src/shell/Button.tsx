/** Buttons, and links that look like them: an icon, a text, or both. Texts are given as ids of the client's texts. */
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { Icon, type IconName } from "../art/icons";
import { t } from "./i18n";

interface Face {
  icon?: IconName;
  text?: string;
  children?: ComponentChildren;
}

interface ButtonProps extends Face, Omit<ButtonHTMLAttributes, "onClick" | "icon" | "label" | "children"> {
  /** Id of the accessible name, for a button without a text. */
  label?: string;
  /** Not awaited: errors that it does not handle are reported (`faults.ts`). */
  onClick?(): unknown;
}

export function Button({ icon, text, label, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...(label && { "aria-label": t(label) })}
      onClick={onClick && (() => void onClick())}
      {...rest}
    >
      <FaceOf icon={icon} text={text} />
      {children}
    </button>
  );
}

export function LinkButton({ href, class: name = "", ...face }: Face & { href: string; class?: string }) {
  return (
    <a class={`button ${name}`.trim()} href={href}>
      <FaceOf {...face} />
      {face.children}
    </a>
  );
}

function FaceOf({ icon, text }: Face) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {icon && text && " "}
      {text && t(text)}
    </>
  );
}
