package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.Strike;
import arbiter.games.capital.sheet.Versus;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.StrikeRecovered;
import arbiter.games.capital.state.StrikeTired;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import java.util.List;

/** Attacks of the body that have to recover after use. Ledger: natural-weapon-ranged, CAP-KEY-COOLDOWN. */
final class NaturalWeapons {

    private static final Check.Labels LABELS = Check.Labels.of("cooldown");

    private NaturalWeapons() {}

    /** After the Attack was declared and paid. */
    static void tire(Play<CapitalState> play, Combatant attacker, Means means) {
        if (means.weapon().isPresent()) {
            return;
        }
        List<Strike> strikes = attacker.profile().strikes();
        for (int i = 0; i < strikes.size(); i++) {
            if (strikes.get(i).attack() == means.profile()
                    && strikes.get(i).cooldown().isPresent()) {
                play.emit(new StrikeTired(attacker.id(), i));
            }
        }
    }

    /** At the start of the unit's turn, one check for each. */
    static void recover(Play<CapitalState> play, Combatant unit) {
        if (!unit.kit().isTired() || !unit.present()) {
            return;
        }
        List<Strike> strikes = unit.profile().strikes();
        for (int i = 0; i < strikes.size(); i++) {
            if (unit.kit().isTired(i)) {
                check(play, unit, i, strikes.get(i).cooldown().orElseThrow());
            }
        }
    }

    private static void check(Play<CapitalState> play, Combatant unit, int strike, Versus cooldown) {
        Modifiers score = Attack.score(unit, cooldown.attack());
        String purpose =
                "recovering " + unit.profile().strikes().get(strike).attack().name();
        if (Check.againstGm(
                        play, LABELS, purpose, unit, score, cooldown.defence().fixed())
                .succeeds()) {
            play.emit(new StrikeRecovered(unit.id(), strike));
        }
    }

    /** Any rest. Ledger: CAP-REST-4. */
    static void rested(Play<CapitalState> play, Combatant unit) {
        for (int i = 0; i < unit.profile().strikes().size(); i++) {
            if (unit.kit().isTired(i)) {
                play.emit(new StrikeRecovered(unit.id(), i));
            }
        }
    }
}
