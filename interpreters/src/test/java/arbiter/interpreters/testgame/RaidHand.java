package arbiter.interpreters.testgame;

import arbiter.interpreters.testgame.RaidEvent.Adjusted;
import arbiter.kernel.View;
import arbiter.rulebook.GamemasterHand;
import arbiter.rulebook.edit.CommonEdits;
import arbiter.rulebook.edit.Edit;
import java.util.List;

/** Health and hiding are all that can be changed in a raid. */
final class RaidHand implements GamemasterHand<RaidState> {

    private static final int MOST_HEALTH = 99;

    @Override
    public List<Edit<RaidState>> onTable(RaidState state) {
        return List.of();
    }

    @Override
    public List<Edit<RaidState>> onUnit(RaidState state, String unit) {
        Raider raider = state.raider(unit);
        return List.of(
                CommonEdits.setBar(
                        List.of(new View.Bar("health", raider.health(), MOST_HEALTH)),
                        (bar, value) -> new Adjusted(unit, value, raider.hidden())),
                CommonEdits.hide(raider.hidden(), hidden -> new Adjusted(unit, raider.health(), hidden)));
    }
}
