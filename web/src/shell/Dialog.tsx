/** A dialog that traps the focus, closes with Escape, and then restores the focus. */
import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./Button";
import "./Dialog.css";

export function Dialog(props: { title: string; onClose(): void; children: ComponentChildren; class?: string }) {
  const { title, onClose, children, class: name = "" } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // A layout effect, because a later one could take the focus from where the next key has put it.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog surface ${name}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-body">
        <div class="row spread dialog-head">
          <h2 id={id}>{title}</h2>
          <Button class="quiet" icon="close" label="close" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
