package arbiter.games.capital.damage;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.check.Contest;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.Optional;

/** At the end of a poisoned unit's turn: a FTD check, or Toxic damage by as much as it failed. Ledger: poisoned. */
public final class Poison {

    private static final Check.Labels LABELS = Check.Labels.of("poison");
    private static final int DIFFICULTY = 5;

    private Poison() {}

    public static void resolve(Play<CapitalState> play, Combatant unit) {
        if (!unit.isPoisoned() || !unit.present()) {
            return;
        }
        Contest contest = Check.againstGm(play, LABELS, "fighting the poison", unit, Attribute.FTD, DIFFICULTY);
        if (contest.succeeds()) {
            play.emit(new PoisonEnded(unit.id()));
        } else {
            Modifiers damage = Modifiers.of("poison", Math.max(1, -contest.margin()));
            Damage.outside(
                    play,
                    new DamageInProgress(Optional.empty(), unit, damage, DamageType.TOXIC),
                    unit.afflictions().poisonedBy().map(play.state()::unit));
        }
    }
}
