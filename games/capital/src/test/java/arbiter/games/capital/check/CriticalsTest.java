package arbiter.games.capital.check;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What doubles do, and which Difficulties people may name. */
class CriticalsTest extends StrictScenarios<CapitalState> {

    private static final CheckCall CLIMB = CheckCall.plain("climbing", Attribute.AGI);

    private final Combatant mara = named("Mara").here();
    private final Combatant guard = named("Guard").foe().at(3, 0).here();

    private static List<Boolean> flags(Contest contest) {
        return List.of(contest.criticalSuccess(), contest.criticalFailure());
    }

    private Contest climb(int one, int two, int three, int four) {
        var play = scenario(under(mara)).dice("check.acting", one, two).dice("check.opposing", three, four);
        return AttributeCheck.againstFixed(play, mara, CLIMB, 5);
    }

    @Test
    @Ledger({"CAP-CHK-9", "CAP-CHK-10", "CAP-AMB-59"})
    void double_sixes_are_good_for_whoever_throws_them_and_double_ones_bad() {
        assertThat(flags(climb(6, 6, 3, 4))).containsExactly(true, false);
        assertThat(flags(climb(3, 4, 1, 1))).containsExactly(true, false);
        assertThat(flags(climb(1, 1, 3, 4))).containsExactly(false, true);
        assertThat(flags(climb(3, 4, 6, 6))).containsExactly(false, true);
        assertThat(flags(climb(5, 5, 2, 2))).containsExactly(false, false);
    }

    @Test
    @Ledger({"CAP-CHK-9", "CAP-CHK-10", "CAP-AMB-59"})
    void against_a_character_the_opponents_dice_stand_for_the_gamemasters() {
        var play = scenario(under(mara, guard)).dice("check.acting", 2, 3).dice("check.opposing", 1, 1);

        Contest sneaking = AttributeCheck.against(play, mara, CLIMB, guard, CheckCall.plain("watching", Attribute.WIS));

        assertThat(flags(sneaking)).containsExactly(true, false);
        assertThat(play.log()).last().asString().endsWith("succeeds by 3, Critical Success");
    }

    @Test
    @Ledger("CAP-CHK-3")
    void the_gamemaster_names_a_difficulty_from_nought_to_ten() {
        var hardest = scenario(under(mara))
                .choice("check.difficulty", "10")
                .dice("check.acting", 1, 2)
                .dice("check.opposing", 1, 2);
        var easiest = scenario(under(mara))
                .choice("check.difficulty", "0")
                .dice("check.acting", 1, 2)
                .dice("check.opposing", 1, 2);

        assertThat(AttributeCheck.againstGm(hardest, mara, CLIMB, false).margin())
                .isEqualTo(-5);
        assertThat(AttributeCheck.againstGm(easiest, mara, CLIMB, false).margin())
                .isEqualTo(5);
        var tooHard = scenario(under(mara)).choice("check.difficulty", "11");
        assertThatThrownBy(() -> AttributeCheck.againstGm(tooHard, mara, CLIMB, false))
                .hasMessageContaining("11");
    }

    @Test
    @Ledger("CAP-CHK-6")
    void a_tie_against_the_gamemaster_is_a_success() {
        assertThat(climb(3, 4, 2, 5).succeeds()).isTrue();
        assertThat(climb(3, 4, 2, 5).margin()).isZero();
        assertThat(climb(3, 3, 2, 5).succeeds()).isFalse();
    }
}
