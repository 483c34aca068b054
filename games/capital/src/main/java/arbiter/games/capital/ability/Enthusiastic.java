package arbiter.games.capital.ability;

import arbiter.games.capital.attack.AttackInProgress;
import arbiter.games.capital.attack.AttackTrait;
import arbiter.games.capital.check.Check;
import arbiter.games.capital.check.Claims;
import arbiter.games.capital.energy.EnergyRegained;
import arbiter.games.capital.energy.Offer;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** After an Attack that succeeded a check may give Energy back. Step 22 of an Attack. Ledger: enthusiastic. */
public record Enthusiastic(Attribute attribute, int difficulty, int energy) implements AttackTrait {

    private static final Check.Labels LABELS = Check.Labels.of("enthusiastic");
    private static final Offer.Use USE = new Offer.Use("Enthusiastic", 0);

    @Override
    public void afterAttack(Play<CapitalState> play, AttackInProgress roll) {
        Combatant unit = roll.attacker();
        if (roll.occasion().active()
                && unit.present()
                && unit.energy() < unit.profile().maxima().energy()
                && roll.hitsAnybody()
                && Offer.takenQuietly(
                        play,
                        unit,
                        "enthusiastic.use",
                        USE,
                        () -> unit.name() + " hit. A " + attribute + " check for Energy?")) {
            Modifiers modifiers = Claims.resolve(play, unit, unit.modifiers(attribute), false);
            play.apart("enthusiastic.check", () -> check(play, unit, modifiers));
        }
    }

    private void check(Play<CapitalState> play, Combatant unit, Modifiers modifiers) {
        if (Check.passes(play, LABELS, "Enthusiastic", unit, modifiers, difficulty)) {
            play.emit(new EnergyRegained(unit.id(), energy));
        }
    }
}
