package arbiter.games.capital.view;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.Tables;
import arbiter.games.capital.ability.Overflow.OverflowGained;
import arbiter.games.capital.ability.Sanctuary.SanctuaryBegan;
import arbiter.games.capital.attack.CounterGained;
import arbiter.games.capital.damage.KnockedProne;
import arbiter.games.capital.damage.RegenerationGained;
import arbiter.games.capital.grapple.Grappled;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.turn.InitiativeSeized;
import arbiter.games.capital.turn.Prepared;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.View;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What everybody can see a unit to be under. */
class ConditionsTest {

    private final CapitalState state = Tables.two();
    private final Combatant nia = state.unit("nia");

    private List<String> names() {
        return Conditions.of(nia).stream().map(View.Condition::name).toList();
    }

    @Test
    void somebody_who_is_well_is_under_nothing() {
        assertThat(names()).isEmpty();
    }

    @Test
    void every_condition_is_named_once() {
        new Grappled("nia", "rook").apply(state);
        new Prepared("nia", Attribute.AGI).apply(state);
        new KnockedProne("nia").apply(state);
        new CounterGained("nia").apply(state);
        new InitiativeSeized("nia", false).apply(state);
        new RegenerationGained("nia", 2, 3).apply(state);
        new SanctuaryBegan("nia", 1).apply(state);
        new OverflowGained("nia", 5).apply(state);

        assertThat(names())
                .containsExactly(
                        "prone",
                        "grappling",
                        "attack counters",
                        "locked out",
                        "in debt",
                        "sanctuary",
                        "overflow",
                        "regeneration");
    }

    @Test
    void counts_and_durations_are_part_of_the_words() {
        new OverflowGained("nia", 5).apply(state);
        new SanctuaryBegan("nia", 1).apply(state);

        assertThat(Conditions.of(nia))
                .containsExactly(
                        new View.Condition(
                                "sanctuary", "Dodges and Intercepts for nothing.", Optional.of("for 1 turn")),
                        new View.Condition("overflow", "Half of it can become damage: 5.", Optional.of("until spent")));
    }
}
