package arbiter.games.wasteland.injury;

import arbiter.dice.CombatDice;
import arbiter.games.wasteland.health.HealthLoss;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** An injured torso bleeds when each own turn ends: 2 CD, no matter how many injuries, and no resistance helps. Ledger: WAS-INJ-3, WAS-INJ-6. */
public final class Bleeding {

    private static final CombatDice DICE = new CombatDice(2);

    private Bleeding() {}

    public static void endOfTurn(Play<WastelandState> play, Fighter one) {
        if (one.present() && Injuries.has(one, InjuryClass.TORSO)) {
            int points = play.draw("injury.bleeding", DICE).damage();
            HealthLoss.take(play, one, points, one.profile().plan().torso(), false);
        }
    }
}
