package arbiter.games.narrative.turn;

import arbiter.dice.Symbols;
import arbiter.games.narrative.check.SkillPool;
import arbiter.games.narrative.pool.DicePool;
import arbiter.games.narrative.power.Precognised;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.turn.TurnEvents.InitiativeRolled;
import arbiter.games.narrative.turn.TurnEvents.SlotsSettled;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Everybody rolls, and every result becomes a slot of their side. Ledger: NAR-INIT-1 to 4, NAR-INIT-7, NAR-INIT-8. */
public final class Initiative {

    private Initiative() {}

    public static void resolve(Play<NarrativeState> play) {
        List<Slot> slots = new ArrayList<>();
        for (Participant one : play.state().units()) {
            if (one.takesTurns() && one.canAct()) {
                slots.add(roll(play, one));
            }
        }
        slots.sort(order(play.state()));
        play.emit(new SlotsSettled(slots));
    }

    /** Cool for whoever is aware and ready, otherwise Vigilance; a Simple check. Ledger: NAR-INIT-1, NAR-INIT-2. */
    private static Slot roll(Play<NarrativeState> play, Participant one) {
        boolean ready = play.choose(Request.one(Decider.GAMEMASTER, "initiative.ready", YesNo.BOTH)
                        .asking(() -> "Is " + one.name() + " aware of what is coming and ready for it?")
                        .otherwise(YesNo.YES))
                == YesNo.YES;
        Skill skill = play.state().tables().skill(ready ? "cool" : "vigilance");
        DicePool pool = Precognised.add(one, SkillPool.of(one, skill)).assemble(); // NAR-FX-ORA-1
        Symbols rolled = play.draw("initiative.roll", pool.draw());
        play.emit(new InitiativeRolled(one.id(), skill.name(), pool, rolled));
        return new Slot(one.side(), rolled.success(), rolled.advantage());
    }

    /** More successes, then more advantage, then the players. Ledger: NAR-INIT-3, NAR-INIT-8. */
    private static Comparator<Slot> order(NarrativeState state) {
        return Comparator.comparingInt(Slot::success)
                .thenComparingInt(Slot::advantage)
                .thenComparing(slot -> state.isPlayersSide(slot.side()))
                .reversed();
    }
}
