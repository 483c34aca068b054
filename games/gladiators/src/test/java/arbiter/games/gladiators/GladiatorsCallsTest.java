package arbiter.games.gladiators;

import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.end.Aftermath.Wound;
import arbiter.games.gladiators.sheet.build.Profiles;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Call;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a gamemaster calls for without being asked. */
class GladiatorsCallsTest extends StrictScenarios<GladiatorsState> {

    private static final GladiatorsGame GAME = new GladiatorsGame();

    private static Gladiator ana(String... traits) {
        String file = "name: Ana\ngp: 999\nstanding: major\ntraits: [" + String.join(", ", traits) + "]\n";
        return new Gladiator("ana", "Ana", "heroes", Profiles.of(Cast.build(file), Handbooks.BOOK), hex(5, 5));
    }

    private static List<String> calls(GladiatorsState state) {
        return GAME.calls(state).stream().map(call -> call.option().id()).toList();
    }

    private static void call(Scenario<GladiatorsState> play, String id) {
        Call call = GAME.calls(play.state()).stream()
                .filter(one -> one.option().id().equals(id))
                .findFirst()
                .orElseThrow();
        GAME.call(play, call);
    }

    @Test
    @Ledger({"GG-ADV-5", "GG-ADV-6"})
    void a_trait_works_by_its_severity_and_by_how_well_it_fits() {
        var play = scenario(table(ana("{trait: ageless}")))
                .choice("trait.which", "works:1")
                .choice("trait.fit", "-2")
                .dice("trait.roll", 5);

        call(play, "trait:ana");

        assertThat(play.log()).containsExactly("Ana's Ageless: -2 how well it fits needs 6, rolls 5, it does not work");
    }

    @Test
    @Ledger({"GG-ADV-2", "GG-ADV-4"})
    void a_random_trait_turns_up_by_its_frequency() {
        var play = scenario(table(ana("{trait: enemies, frequency: common, severity: major}")))
                .choice("trait.which", "appears:1")
                .dice("trait.roll", 6)
                .choice("trait.which", "works:1")
                .choice("trait.fit", "0")
                .dice("trait.roll", 3);

        call(play, "trait:ana");
        call(play, "trait:ana");

        assertThat(play.log())
                .containsExactly(
                        "Ana's Enemies: needs 6, rolls 6, it turns up",
                        "Ana's Enemies: needs 4, rolls 3, it does not get in the way");
    }

    @Test
    @Ledger({"GG-AMB-119"})
    void what_simply_applies_is_not_rolled_for() {
        assertThat(calls(table(ana("{trait: iron-will}")))).isEmpty();
    }

    @Test
    @Ledger({"GG-WND-2", "GG-AMB-63"})
    void a_week_mends_a_wound_by_one_step() {
        Gladiator ana = ana("{trait: fast-healer}");
        ana.set(ana.aftermath().with(Wound.MEDIUM));
        var play = scenario(table(ana)).dice("wound.week", 3).dice("wound.week", 3);

        call(play, "week:ana");
        call(play, "week:ana");

        assertThat(play.log())
                .containsExactly(
                        "Ana: a week passes, +3 Fast Healer needs 3, rolls 3, has a light wound",
                        "Ana: a week passes, +3 Fast Healer needs 3, rolls 3, is not badly hurt");
        assertThat(calls(play.state())).isEmpty();
    }
}
