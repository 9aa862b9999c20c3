import { css } from 'lit';

/** How dice move while they are in the air. */
export const tumbleStyles = css`
  /*
   * Tumbling: a cube for as long as it lasts, on the compositor. Each die has a path and a perspective of its own: in a
   * common one, the browser would cut each side by every other; as a part of the moving transform, WebKit would draw it
   * in the corner. At rest a die is flat.
   */
  .tumbling {
    perspective: 40em;
  }
  /* Half an edge inwards, and each side half an edge outwards, by a way that takes percentages. */
  .tumbling .cube {
    transform: rotateY(90deg) translateX(50%) rotateY(-90deg);
    transform-style: preserve-3d;
  }
  .cube > i {
    position: absolute;
    inset: 0;
    box-shadow: inset 0 0 0.6em #6b5d3f45;
    backface-visibility: hidden;
    transform: rotateY(90deg) translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(1) {
    transform: rotateY(180deg) translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(2) {
    transform: rotateY(270deg) translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(3) {
    transform: translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(4) {
    transform: rotateX(90deg) rotateY(90deg) translateX(-50%) rotateY(-90deg);
  }
  .cube > i:nth-of-type(5) {
    transform: rotateX(-90deg) rotateY(90deg) translateX(-50%) rotateY(-90deg);
  }
  .tumbling .cube {
    animation: tumble-1 var(--dice-roll-time, 700ms) cubic-bezier(0.2, 0.7, 0.3, 1) both;
  }
  .tumbling:nth-child(3n + 2) .cube {
    animation-name: tumble-2;
  }
  .tumbling:nth-child(3n) .cube {
    animation-name: tumble-3;
  }
  @keyframes tumble-1 {
    from {
      transform: translate3d(-1.5em, -6em, 3em) rotateX(-560deg) rotateY(380deg) rotateZ(-90deg);
    }
    72% {
      transform: translate3d(0.4em, 0.6em, 0) rotateX(-40deg) rotateY(24deg);
    }
  }
  @keyframes tumble-2 {
    from {
      transform: translate3d(1em, -7em, 5em) rotateX(-480deg) rotateY(-460deg) rotateZ(120deg);
    }
    72% {
      transform: translate3d(-0.3em, 0.4em, 0) rotateX(-30deg) rotateY(-36deg);
    }
  }
  @keyframes tumble-3 {
    from {
      transform: translate3d(3em, -5em, 2em) rotateX(640deg) rotateY(-300deg) rotateZ(60deg);
    }
    72% {
      transform: translate3d(0.2em, 0.7em, 0) rotateX(36deg) rotateY(-20deg);
    }
  }
`;
