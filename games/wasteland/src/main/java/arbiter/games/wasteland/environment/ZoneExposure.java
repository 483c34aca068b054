package arbiter.games.wasteland.environment;

import arbiter.dice.CombatDice;
import arbiter.games.wasteland.health.Radiation;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** What the surroundings do to whoever begins a turn in them. Ledger: WAS-ENV-4. */
public final class ZoneExposure {

    /** Points of radiation, or dice where the table says so. */
    private static final int RADIATION = 2;

    private static final CombatDice DICE = new CombatDice(RADIATION);

    private ZoneExposure() {}

    public static void startOfTurn(Play<WastelandState> play, Fighter one) {
        WastelandState state = play.state();
        if (state.surroundings().isRadiated(one.zone())) {
            int points = state.rules().radiationDice()
                    ? play.draw("environment.radiation", DICE).damage()
                    : RADIATION;
            Radiation.take(play, one, points, one.profile().plan().torso(), false);
        }
    }
}
