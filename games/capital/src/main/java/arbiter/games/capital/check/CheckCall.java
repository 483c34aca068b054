package arbiter.games.capital.check;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/**
 * What a check is about: its Attribute, how many Strengths, Trainings and Stories the table accepts as helping, and
 * whether a Weakness hinders. Ledger: CAP-CHK-7, CAP-CHK-8, CAP-AMB-55, CAP-AMB-56.
 */
public record CheckCall(String purpose, Attribute attribute, int helping, boolean hindered) {

    public static CheckCall plain(String purpose, Attribute attribute) {
        return new CheckCall(purpose, attribute, 0, false);
    }

    public CheckCall helpedBy(int claims) {
        return new CheckCall(purpose, attribute, claims, hindered);
    }

    public CheckCall withWeakness() {
        return new CheckCall(purpose, attribute, helping, true);
    }

    /** What is added to the dice, declared before they fall; a Weakness that matters is worth Prestige. */
    Modifiers declare(Play<CapitalState> play, Combatant unit) {
        if (hindered) {
            play.emit(new PrestigeGained(unit.id(), 1, "a Weakness that matters")); // CAP-PRES-1
        }
        int bonus = helping == 0 ? 0 : helping == 1 ? Claims.ONE : Claims.SEVERAL;
        return unit.modifiers(attribute)
                .and("claims", bonus)
                .and("weakness", hindered ? Claims.WEAKNESS : 0)
                .and("feeling lucky", FeelingLucky.claim(play, unit));
    }
}
