package arbiter.games.wasteland.health;

import arbiter.games.wasteland.health.HealthEvents.Died;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/**
 * Whether somebody who is dying lives on for another turn: END + Survival as hard as there are untreated injuries, with
 * complications on 19 and 20. Ledger: WAS-DYING-4, WAS-DYING-5.
 */
public final class DeathSave {

    private DeathSave() {}

    public static void resolve(Play<WastelandState> play, Fighter one) {
        WastelandState state = play.state();
        int rain = state.rules().rainOnDeathSaves() ? state.surroundings().rain(one.zone()) : 0; // AMB-55
        Modifiers difficulty =
                Modifiers.of("injuries", one.injuries().untreated()).and("rain", rain);
        TestAttempt save = TestAttempt.of(one, "a death save", Attribute.ENDURANCE, SkillName.SURVIVAL, difficulty)
                .complicatedBy(1)
                .alone();
        if (!TestProcedure.resolve(play, save).passes()) {
            play.emit(new Died(one.id()));
        }
    }
}
