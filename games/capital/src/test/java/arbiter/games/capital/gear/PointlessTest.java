package arbiter.games.capital.gear;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ActFixture;
import arbiter.games.capital.ability.Hindrance;
import arbiter.games.capital.ability.KnowYourEnemy.Investigated;
import arbiter.games.capital.ability.PowerPlay.Hampered;
import arbiter.games.capital.calls.Adjusted;
import arbiter.games.capital.damage.KnockedProne;
import arbiter.games.capital.grapple.Grappled;
import arbiter.games.capital.turn.ActMenu;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.CareTaken;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is allowed and would do nothing is offered all the same: behind everything else, and said to do nothing. */
class PointlessTest extends StrictScenarios<CapitalState> {

    private final Combatant near = named("Near").at(1, 0).here();

    @Test
    @Ledger({"primitive-first-aid-kit", "CAP-AMB-101"})
    void a_bandage_that_helps_nobody() {
        Combatant medic = named("Medic").item("primitive-first-aid-kit").here();
        CapitalState state = under(medic, near);
        new Adjusted("near", 0, 8, 5).apply(state);
        ActFixture.hold(state, medic, 0);

        assertThat(inVain(state, medic))
                .containsExactly(
                        "Use a Large Bandage on yourself (1d6 HP, 6 left), which does nothing now",
                        "Use a Small Bandage on yourself (2 HP, 12 left), which does nothing now",
                        "Use a Small Bandage on Near (2 HP, 12 left), which does nothing now");
    }

    @Test
    @Ledger({"CAP-EQ-6", "CAP-AMB-141"})
    void reloading_a_full_pistol() {
        Combatant mara = named("Mara").weapon("pistol").here();
        CapitalState state = under(mara, near);
        assertThat(inVain(state, mara)).containsExactly("Reload the Pistol, which does nothing now");

        new AmmoSpent("mara", 0, 1).apply(state);

        assertThat(inVain(state, mara)).isEmpty();
    }

    @Test
    @Ledger({"CAP-EQ-6", "CAP-KEY-INSTANT"})
    void but_not_as_an_instant_which_could_be_done_for_ever() {
        Combatant mara =
                named("Mara").trained("simple-weapons").weapon("pistol").here();

        assertThat(inVain(under(mara, near), mara)).isEmpty();
    }

    @Test
    @Ledger("mgs")
    void putting_a_scanner_on_the_crew_list_again() {
        Combatant mara = named("Mara").item("mgs").here();
        Combatant other = named("Other").item("mgs").at(1, 0).here();
        CapitalState state = under(mara, other);
        ActFixture.hold(state, mara, 0);
        new CrewListed("mara", "other").apply(state);

        assertThat(inVain(state, mara))
                .containsExactly("Put the scanner of Other on the Crew List, which does nothing now");
        new CrewListed("mara", "other").apply(state);
        assertThat(mara.stocks().crewList()).containsExactly("other");
    }

    @Test
    @Ledger("move-carefully")
    void moving_more_carefully_still() {
        Combatant mara = named("Mara").can("move-carefully").here();
        CapitalState state = under(mara, near);
        assertThat(inVain(state, mara)).isEmpty();

        new CareTaken("mara").apply(state);

        assertThat(inVain(state, mara)).containsExactly("Move Carefully, which does nothing now");
    }

    @Test
    @Ledger({"know-your-enemy", "CAP-AMB-111"})
    void studying_oneself_or_somebody_known() {
        Combatant sage = named("Sage").can("know-your-enemy").here();
        CapitalState state = under(sage, near);
        assertThat(inVain(state, sage)).containsExactly("Know your Enemy: study Sage, which does nothing now");

        new Investigated("sage", "near").apply(state);

        assertThat(inVain(state, sage))
                .containsExactly(
                        "Know your Enemy: study Sage, which does nothing now",
                        "Know your Enemy: study Near, which does nothing now");
    }

    @Test
    @Ledger({"power-play-2", "CAP-AMB-148"})
    void forbidding_the_same_things_twice() {
        Combatant orin = named("Orin").can("power-play-2").here();
        CapitalState state = under(orin, near);

        new Hampered("near", new Hindrance("orin", Hindrance.Kind.SHORT_MOVE)).apply(state);
        assertThat(inVain(state, orin)).isEmpty();
        new Hampered("near", new Hindrance("orin", Hindrance.Kind.NOTHING_TWICE)).apply(state);

        assertThat(inVain(state, orin))
                .containsExactly("Power Play against Near: it can do nothing twice, which does nothing now");
    }

    @Test
    @Ledger({"telepathic-link-1", "CAP-AMB-149"})
    void linking_minds_with_nobody_around() {
        Combatant mara = named("Mara").can("telepathic-link-1").here();
        CapitalState state = under(mara, named("Far").at(30, 0).here());

        assertThat(inVain(state, mara))
                .containsExactly("Telepathic Link with units around you, which does nothing now");

        var play = scenario(state);
        act(play.state(), mara, "telepathic-link").resolve(play, Occasion.ACTION);
        assertThat(play.log()).hasSize(1).first().asString().contains("Energy");
    }

    @Test
    @Ledger({"CAP-ACT-3", "CAP-AMB-96"})
    void grappling_somebody_who_lies_there_and_is_held() {
        Combatant mara = named("Mara").here();
        CapitalState state = under(mara, near);
        new Grappled("mara", "near").apply(state);
        assertThat(inVain(state, mara)).isEmpty();
        new KnockedProne("near").apply(state);
        assertThat(inVain(state, mara)).containsExactly("Grapple Near, which does nothing now");

        var play = scenario(state).dice("grapple.acting", 6, 5).dice("grapple.opposing", 1, 2);
        act(play.state(), mara, "grapple:near").resolve(play, Occasion.ACTION);

        assertThat(play.log()).hasSize(1);
    }

    private static CapitalAct act(CapitalState state, Combatant unit, String id) {
        return menu(state, unit).stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** What stands at the end of a menu and does nothing; nothing before it does so. */
    private static List<String> inVain(CapitalState state, Combatant unit) {
        List<CapitalAct> menu = menu(state, unit);
        List<CapitalAct> pointless =
                menu.stream().filter(CapitalAct::isPointless).toList();
        assertThat(menu).endsWith(pointless.toArray(new CapitalAct[0]));
        assertThat(ActMenu.standard(state, unit, menu).isPointless()).isFalse();
        return pointless.stream().map(CapitalAct::text).toList();
    }

    private static List<CapitalAct> menu(CapitalState state, Combatant unit) {
        List<CapitalAct> menu = ActMenu.actions(state, unit);
        menu.addAll(ActMenu.instants(state, unit));
        ActMenu.pointlessLast(menu);
        return menu;
    }
}
