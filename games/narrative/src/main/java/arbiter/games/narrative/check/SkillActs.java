package arbiter.games.narrative.check;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import java.util.function.Consumer;

/** Skill checks as actions. Ledger: NAR-ACT-3, NAR-CHECK-1. */
public final class SkillActs {

    private SkillActs() {}

    public static void offer(NarrativeState state, Participant one, Consumer<NarrativeAct> menu) {}
}
