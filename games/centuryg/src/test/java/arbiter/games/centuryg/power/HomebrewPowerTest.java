package arbiter.games.centuryg.power;

import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Pack;
import arbiter.games.centuryg.CenturyContent;
import arbiter.games.centuryg.CombatScenario;
import arbiter.games.centuryg.Drill;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A Power of the example pack, made of a trait that one of the game's own Powers has, with numbers and a limit of its own. */
class HomebrewPowerTest extends CombatScenario {

    private static final List<Pack> PACKS = Pack.under(Path.of("../../examples/centuryg/homebrew"));

    private static final Power PATCH =
            CenturyContent.load(PACKS).shelf(Power.class).get("patch-and-run");

    private final CenturyState state = at(
            fight(
                    mecha("Aska", "1,1")
                            .level(3)
                            .threshold(10)
                            .knows("believe-in-myself")
                            .knows(PATCH),
                    mecha("Vex", "4,1").foe().threshold(10)),
            1,
            "aska");
    private final Fighter aska = state.unit("aska");

    @Test
    void it_has_its_own_numbers_and_is_back_in_the_next_round() {
        hurt(state, aska, 15);
        var play = scenario(state);

        call(play, aska, "patch-and-run");

        assertThat(aska.points()).isEqualTo(27);
        assertThat(play.log())
                .contains("Aska calls Patch and Run for 1 GP, 2 left", "Aska uses even what is Maimed for a Round");
        assertThat(calls(state, aska)).contains("believe-in-myself").doesNotContain("patch-and-run");
        Drill.tension(play, 2);
        assertThat(calls(state, aska)).containsSubsequence("believe-in-myself", "patch-and-run");
    }

    @Test
    void it_answers_damage_like_the_power_it_is_made_after() {
        hurt(state, aska, 5);
        var play = scenario(state).choice("damage.answer", "patch-and-run").choice("damage.answer", "pass");

        Damage.resolve(play, aska, 3, DamageCause.by(state.unit("vex"), "a stone"));

        assertThat(aska.points()).isEqualTo(34);
    }
}
