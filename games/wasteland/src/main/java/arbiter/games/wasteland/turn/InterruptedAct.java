package arbiter.games.wasteland.turn;

import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is left of an act after an interruption: itself, or the same at other targets. Ledger: AMB-50. */
record InterruptedAct(Optional<WastelandAct> same, List<WastelandAct> others) {

    static InterruptedAct of(WastelandState state, Fighter actor, WastelandAct act) {
        Optional<WastelandAct> same = Optional.empty();
        List<WastelandAct> others = new ArrayList<>();
        String stem = stem(act);
        for (WastelandAct now : ActMenu.everything(state, actor)) {
            if (now.id().equals(act.id())) {
                same = Optional.of(now);
            } else if (act.pointer().isPresent() && stem(now).equals(stem)) {
                others.add(now);
            }
        }
        return new InterruptedAct(same, others);
    }

    private static String stem(WastelandAct act) {
        return act.id().substring(0, Math.max(0, act.id().lastIndexOf(':')));
    }

    /** Another target, or giving the action up. */
    record Way(Optional<WastelandAct> act) implements Option {

        static List<Way> of(List<WastelandAct> acts) {
            List<Way> ways = new ArrayList<>();
            acts.forEach(act -> ways.add(new Way(Optional.of(act))));
            ways.add(new Way(Optional.empty()));
            return ways;
        }

        @Override
        public String id() {
            return act.map(WastelandAct::id).orElse("none");
        }

        @Override
        public String text() {
            return act.map(WastelandAct::text).orElse("Nobody");
        }

        @Override
        public Optional<Pointer> pointer() {
            return act.flatMap(WastelandAct::pointer);
        }

        @Override
        public boolean declines() {
            return act.isEmpty();
        }
    }
}
