package arbiter.games.narrative.check;

import arbiter.games.narrative.status.BreakFree;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.function.Consumer;

/** Skill checks as actions, breaking free, and going on with what takes several actions. Ledger: NAR-ACT-3, NAR-CHECK-1. */
public final class SkillActs {

    private SkillActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {
        if (!one.takesTurns()) {
            return;
        }
        if (one.statuses().immobilized() > 0) {
            menu.accept(BreakFree.ACT); // NAR-Q-11
        }
        if (one.longTask().left() > 0) {
            menu.accept(SkillAct.GO_ON);
        }
        menu.accept(SkillAct.BEGIN);
    }

    private enum SkillAct implements NarrativeAct {
        BEGIN("skill", "Use a skill"),
        GO_ON("go-on", "Go on with what was begun");

        private final String id;
        private final String text;

        SkillAct(String id, String text) {
            this.id = id;
            this.text = text;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public String text() {
            return text;
        }

        @Override
        public Price price() {
            return Price.ACTION;
        }

        @Override
        public void resolve(Play<NarrativeState> play, Participant one) {
            if (this == BEGIN) {
                SkillCheck.asAction(play, one);
            } else {
                SkillCheck.goOn(play, one);
            }
        }
    }
}
