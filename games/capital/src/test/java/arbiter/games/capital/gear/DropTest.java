package arbiter.games.capital.gear;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static arbiter.games.capital.Walkers.somebody;
import static arbiter.games.capital.Walkers.turnOf;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.calls.Placed;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.unit.TableRules;
import arbiter.space.plane.Point;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Letting go of what one holds. */
class DropTest extends StrictScenarios<CapitalState> {

    private final Combatant mara = somebody("Mara", "0,0").armed("pistol").unit();
    private final Combatant vera = somebody("Vera", "5,0").unit();

    @Test
    @Ledger({"CAP-EQ-2", "CAP-AMB-100"})
    void the_only_thing_in_hand_can_always_be_dropped() {
        var play = scenario(turnOf(mara, vera)).choice("hands.take", "drop:pistol:0");

        assertThat(ActMenu.instants(play.state(), mara))
                .extracting(CapitalAct::id)
                .contains("hands");
        new ChangeHands(mara).resolve(play, Occasion.ACTION);

        assertThat(play.log()).containsExactly("Mara has empty hands and has dropped Pistol");
        assertThat(mara.hands().lying()).hasSize(1);
    }

    @Test
    @Ledger({"CAP-EQ-2", "CAP-AMB-100"})
    void an_item_is_dropped_like_a_weapon_and_picked_up_again() {
        Combatant tess = named("Tess").item("torch").here();
        CapitalState state = under(tess, vera);
        ActFixture.hold(state, tess, 0);
        var play = scenario(state).choice("hands.take", "drop:torch:0").choice("hands.take", "torch:0");

        new ChangeHands(tess).resolve(play, Occasion.ACTION);

        assertThat(play.log()).containsExactly("Tess has empty hands and has dropped Torch");
        play.emit(new Placed("tess", Point.metres(9, 0), 0));
        assertThat(Holdable.of(TableRules.STANDARD, tess)).isEmpty();
        play.emit(new Placed("tess", Point.metres(1, 0), 0));
        assertThat(Holdable.of(TableRules.STANDARD, tess))
                .extracting(Holdable::text)
                .containsExactly("Pick up the Torch");
        new ChangeHands(tess).resolve(play, Occasion.ACTION);

        assertThat(play.log()).last().isEqualTo("Tess holds Torch");
        assertThat(tess.hands().lying()).isEmpty();
    }

    @Test
    @Ledger({"torch", "CAP-AMB-100"})
    void a_dropped_torch_shines_where_it_lies() {
        Combatant tess = named("Tess").item("torch").here();
        CapitalState state = under(tess, vera);
        new LightSwitched("tess", 0, true).apply(state);
        new HandsChanged("tess", List.of(), List.of(), List.of(), List.of(0)).apply(state);

        new Placed("tess", Point.metres(500, 0), 0).apply(state);

        assertThat(Lights.reaches(tess, Point.metres(1, 0))).isTrue();
        assertThat(Lights.reaches(tess, Point.metres(500, 0))).isFalse();
    }

    @Test
    @Ledger({"mgs", "CAP-AMB-100"})
    void nobody_carries_the_scanner_they_have_dropped() {
        Combatant tess = named("Tess").item("mgs").here();
        Combatant other = named("Other").item("mgs").at(1, 0).here();
        CapitalState state = under(tess, other);
        ActFixture.hold(state, tess, 0);
        assertThat(ActFixture.actions(state, tess)).contains("crew-list:other");

        new HandsChanged("other", List.of(), List.of(), List.of(), List.of(0)).apply(state);

        assertThat(ActFixture.actions(state, tess)).doesNotContain("crew-list:other");
    }

    @Test
    @Ledger("CAP-EQ-2")
    void whoever_has_nothing_has_nothing_to_drop() {
        var play = scenario(turnOf(vera, mara));

        assertThat(ActMenu.instants(play.state(), vera)).isEmpty();
    }
}
