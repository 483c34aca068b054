package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** An ally has it easier against the target for a Round. Ledger: BCG-OFF-5. */
public final class Assist {

    private Assist() {}

    public static boolean possible(CenturyState state, Fighter unit) {
        for (Fighter other : state.units()) {
            if (helps(state, unit, other)) {
                return true;
            }
        }
        return false;
    }

    private static boolean helps(CenturyState state, Fighter unit, Fighter other) {
        return other != unit && other.isFighting() && !other.crew().isAboard() && !state.enemies(unit, other);
    }

    /** Whom it is for is said together with the target. */
    static Fighter choose(Play<CenturyState> play, Fighter unit) {
        List<Fighter> allies = new ArrayList<>();
        for (Fighter other : play.state().units()) {
            if (helps(play.state(), unit, other)) {
                allies.add(other);
            }
        }
        return UnitOption.choose(
                play, unit.decider(), "attack.assist", allies, () -> "Whom does " + unit.name() + " assist?");
    }

    /** Whether or not the attack passes. */
    static void mark(Play<CenturyState> play, AttackInProgress strike) {
        Fighter unit = strike.attacker();
        Fighter target = strike.target().named().orElseThrow();
        if (strike.target().ally().isFighting() && target.isFighting()) {
            Mark mark = new Mark(
                    Mark.Kind.ASSISTED,
                    strike.target().ally().id(),
                    unit.id(),
                    target.id(),
                    1,
                    play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "has 1 Adv against " + target.name() + " for a Round"));
        }
    }
}
