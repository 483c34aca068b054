package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.EnergyRegained;
import arbiter.kernel.Play;

/** After an Attack that succeeded a WIL check may give Energy back. Step 22 of an Attack. Ledger: enthusiastic. */
final class Enthusiastic {

    private static final Check.Labels LABELS = Check.Labels.of("enthusiastic");
    private static final Offer.Use USE = new Offer.Use("Enthusiastic", 0);
    private static final int DIFFICULTY = 5;

    private Enthusiastic() {}

    static void resolve(Play<CapitalState> play, AttackRoll roll) {
        Combatant unit = roll.attacker();
        if (unit.has(AbilityId.ENTHUSIASTIC)
                && roll.manner().active()
                && unit.present()
                && unit.energy() < unit.profile().maxima().energy()
                && roll.hitsAnybody()
                && Offer.takenQuietly(
                        play, unit, "enthusiastic.use", USE, () -> unit.name() + " hit. A WIL check for Energy?")) {
            play.apart("enthusiastic.check", () -> check(play, unit));
        }
    }

    private static void check(Play<CapitalState> play, Combatant unit) {
        if (Check.againstGm(play, LABELS, "Enthusiastic", unit, Attribute.WIL, DIFFICULTY)
                .succeeds()) {
            play.emit(new EnergyRegained(unit.id(), 1));
        }
    }
}
