package arbiter.games.capital.attack;

import static arbiter.games.capital.AttackCast.blue;
import static arbiter.games.capital.AttackCast.red;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Spared;
import arbiter.space.plane.Blocker;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why an enemy cannot be attacked, said before anybody tries. */
class SparedEnemiesTest {

    private static final Blocker WALL = new Blocker.Wall(Point.metres(10, -5), Point.metres(10, 5));

    private final Combatant near = blue("Near").at(5, 0).make();
    private final Combatant behind = blue("Behind").at(15, 0).make();
    private final Combatant far = blue("Far").at(0, 60).make();
    private final Combatant friend = red("Friend").at(0, -60).make();

    private List<Spared> spared(Combatant attacker) {
        CapitalState state = new CapitalState(List.of(attacker, friend, near, behind, far), List.of(WALL));
        return SparedEnemies.of(state, attacker, ActMenu.actions(state, attacker));
    }

    @Test
    @Ledger({"CAP-ATK-1", "CAP-ATK-2"})
    void who_is_too_far_or_behind_a_wall_is_named_with_the_reason() {
        Combatant shooter =
                red("Shooter").armed("pistol", DamageType.SHARP, true).make();

        assertThat(spared(shooter))
                .containsExactly(
                        new Spared(behind.id(), "no line of sight"), new Spared(far.id(), "too far: 59m, reaches 30m"));
    }

    @Test
    @Ledger("CAP-ATK-2")
    void fists_need_contact() {
        assertThat(spared(red("Brawler").make()))
                .extracting(Spared::why)
                .containsOnly("not in contact")
                .hasSize(3);
    }

    @Test
    @Ledger("CAP-ATK-2")
    void whoever_hides_is_not_given_away() {
        far.hide(true);

        assertThat(spared(red("Brawler").make())).extracting(Spared::unit).containsExactly(near.id(), behind.id());
    }
}
