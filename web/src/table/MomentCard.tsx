/** A highlight of the game, large: it appears, stays, and a card flies to its place. The live log announces it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { LastingMoment } from "./animator";
import { boxOf } from "./board_parts";
import "./MomentCard.css";

const APPEARED = 0.16;
const STAYED = 0.82;

/** The last keyframe: the card flies from the middle to where it is laid aside, or fades without such a place. */
function leaving(self: HTMLElement, moment: LastingMoment): Keyframe {
  const there = moment.aside ? boxOf(moment.aside) : null;
  if (!there) return { transform: "scale(0.9)", opacity: 0 };
  const here = self.getBoundingClientRect();
  const across = there.left + there.width / 2 - (here.left + here.width / 2);
  const down = there.top + there.height / 2 - (here.top + here.height / 2);
  return { transform: `translate(${across}px, ${down}px) scale(0.15)`, opacity: 0.4 };
}

function frames(self: HTMLElement, moment: LastingMoment): Keyframe[] {
  const first: Keyframe =
    moment.shape === "card"
      ? { transform: "scale(0.3) rotate(-8deg)", opacity: 0 }
      : { transform: "translateY(60%)", opacity: 0 };
  const shown: Keyframe = { transform: "none", opacity: 1 };
  return [
    first,
    { ...shown, offset: APPEARED },
    { ...shown, offset: STAYED, easing: "ease-in" },
    leaving(self, moment),
  ];
}

export function MomentCard({ moment }: { moment: LastingMoment }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const self = ref.current;
    if (!self) return;
    const running = self.animate(frames(self, moment), { duration: moment.ms, fill: "both", easing: "ease-out" });
    return () => running.cancel();
  }, [moment]);
  return (
    <div class={`moment fill centre moment-${moment.shape}`} aria-hidden="true">
      <div ref={ref} class="moment-paper">
        <span class="moment-art across">{moment.art}</span>
        <b>{moment.title}</b>
        {moment.text && <span>{moment.text}</span>}
      </div>
    </div>
  );
}
