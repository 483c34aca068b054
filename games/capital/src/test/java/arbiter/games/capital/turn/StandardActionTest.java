package arbiter.games.capital.turn;

import static arbiter.games.capital.Motorpool.fight;
import static arbiter.games.capital.Motorpool.foe;
import static arbiter.games.capital.Motorpool.friend;
import static arbiter.games.capital.Motorpool.vehicle;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.UnitSetup;
import arbiter.games.capital.attack.AttackAction;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is done for somebody who says nothing. */
class StandardActionTest {

    @Test
    @Ledger({"CAP-VEH-6", "bike"})
    void nobody_attacks_what_they_ride_unless_they_say_so() {
        Point here = Point.metres(0, 0);
        Combatant rider = friend("Rider", here);
        Combatant bike = vehicle("bike", "heroes", here);
        CapitalState state = fight(rider, bike, foe("Hound", "ash-hound", Point.metres(300, 0)));
        UnitSetup.seat(rider, bike, true);
        List<CapitalAct> menu = ActMenu.actions(state, rider);

        assertThat(menu.get(0).id()).startsWith("attack:bike:");
        assertThat(ActMenu.standard(state, rider, menu)).isNotInstanceOf(AttackAction.class);
    }
}
