package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** An ally has it easier against the target for a Round. Ledger: BCG-OFF-5. */
final class Assist {

    private Assist() {}

    static boolean possible(CenturyState state, Fighter unit) {
        for (Fighter other : state.fighters()) {
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
        for (Fighter other : play.state().fighters()) {
            if (helps(play.state(), unit, other)) {
                allies.add(other);
            }
        }
        return Whom.choose(
                play, unit.decider(), "attack.assist", allies, () -> "Whom does " + unit.name() + " assist?");
    }

    /** Whether or not the attack passes. */
    static void mark(Play<CenturyState> play, Strike strike) {
        Fighter unit = strike.attacker();
        if (strike.ally.isFighting() && strike.named.isFighting()) {
            Mark mark = new Mark(
                    Mark.Kind.ASSISTED,
                    strike.ally.id(),
                    unit.id(),
                    strike.named.id(),
                    1,
                    play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "has 1 Adv against " + strike.named.name() + " for a Round"));
        }
    }
}
