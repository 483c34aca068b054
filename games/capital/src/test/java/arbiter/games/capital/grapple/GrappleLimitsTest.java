package arbiter.games.capital.grapple;

import static arbiter.games.capital.Troupe.begin;
import static arbiter.games.capital.Troupe.crew;
import static arbiter.games.capital.Troupe.foe;
import static arbiter.games.capital.Troupe.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.HoldScenarios;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.turn.TurnAction;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

/** Where a grapple does not work, and whom it leaves out. */
class GrappleLimitsTest extends HoldScenarios {

    @Test
    @Ledger({"CAP-ACT-3", "CAP-AMB-96"})
    void a_failed_grapple_changes_nothing() {
        var play = scenario(table(mara, raider)).dice("grapple.acting", 3, 3).dice("grapple.opposing", 3, 4);

        new Grapple(mara, raider).resolve(play, Occasion.ACTION);

        assertThat(play.log())
                .containsExactly("Mara, grappling: 3+3 +5 STR = 11 against Raider 3+4 +5 STR = 12, fails by 1");
        assertThat(raider.grappledBy()).isEmpty();
        assertThat(raider.isProne()).isFalse();
    }

    @Test
    @Ledger({"CAP-AMB-96", "CAP-ACT-3"})
    void whoever_holds_somebody_can_only_throw_others_down() {
        Combatant other = crew("Other").at(-1);
        var play = scenario(table(mara, raider, friend, other))
                .dice("grapple.acting", 6, 6)
                .dice("grapple.opposing", 1, 2);
        play.emit(new Grappled("raider", "mara"));

        new Grapple(raider, friend).resolve(play, Occasion.ACTION);

        assertThat(friend.isProne()).isTrue();
        assertThat(friend.grappledBy()).isEmpty();
        assertThat(raider.grappling()).contains("mara");
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLED-2", "CAP-ACT-6"})
    void only_friends_in_contact_with_either_of_them_can_help() {
        Combatant far = crew("Far").at(4);
        Combatant enemy = foe("Enemy").at(-1);
        var play = scenario(table(mara, raider, friend, far, enemy));
        play.emit(new Grappled("raider", "mara"));

        assertThat(ActFixture.actions(play.state(), friend)).contains("escape:mara");
        assertThat(ActFixture.actions(play.state(), far)).doesNotContain("escape:mara");
        assertThat(ActFixture.actions(play.state(), enemy)).doesNotContain("escape:mara");
        assertThat(ActFixture.actions(play.state(), raider)).doesNotContain("escape:mara");
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLED-2", "CAP-AMB-97"})
    void a_failed_escape_gives_no_further_action() {
        var play = scenario(table(mara, raider))
                .choice("turn.action", "escape:mara")
                .dice("escape.acting", 3, 3)
                .dice("escape.opposing", 2, 5);
        play.emit(new Grappled("raider", "mara"));
        begin(play, mara, raider);

        TurnAction.resolve(play);

        assertThat(mara.grappledBy()).contains("raider");
        assertThat(play.state().actionsLeft()).isEqualTo(1);
    }

    @Test
    @Ledger({"CAP-STAT-GRAPPLING-4", "CAP-AMB-96"})
    void a_victim_that_twists_away_leaves_the_grappler_to_the_attack() {
        var play = heldInTheWay(2, 4);

        assertThat(play.log())
                .contains("Raider takes 4 sharp damage, 16 HP left")
                .noneMatch(line -> line.contains("instead of"));
        assertThat(mara.hp()).isEqualTo(20);
    }
}
