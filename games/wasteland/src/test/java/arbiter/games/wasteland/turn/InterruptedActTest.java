package arbiter.games.wasteland.turn;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static arbiter.games.wasteland.Cast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class InterruptedActTest {

    @Test
    @Ledger({"WAS-AMB-50"})
    void an_attack_on_somebody_who_is_gone_may_turn_to_others_in_sight() {
        Fighter maul = hero("maul", 0, 0);
        Fighter hale = hero("hale", 1, 0);
        Fighter gunner = enemy("road-gunner", 2, 1);
        WastelandState state = table(maul, hale, gunner);
        WastelandAct shot = ActMenu.everything(state, gunner).stream()
                .filter(act -> act.id().equals("attack:shoot:night-carbine:maul"))
                .findFirst()
                .orElseThrow();
        assertThat(InterruptedAct.of(state, gunner, shot).same()).isPresent();

        Vitals.put(maul, 0, 0, Vitals.Life.DEAD);

        InterruptedAct left = InterruptedAct.of(state, gunner, shot);
        assertThat(left.same()).isEmpty();
        assertThat(left.others()).extracting(WastelandAct::id).containsExactly("attack:shoot:night-carbine:hale");
    }
}
