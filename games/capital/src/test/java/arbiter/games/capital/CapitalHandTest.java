package arbiter.games.capital;

import static arbiter.games.capital.Traveller.named;
import static arbiter.games.capital.Traveller.under;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.games.capital.ability.Cooldown.WentOnCooldown;
import arbiter.games.capital.ability.CoolingEffect;
import arbiter.games.capital.ability.Ultimate.UltimateSpent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.interpreters.journal.JournalJson;
import arbiter.kernel.Entry;
import arbiter.kernel.Event;
import arbiter.rulebook.edit.Edit;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a gamemaster can set, as it is offered. */
class CapitalHandTest {

    private final Combatant mara = named("Mara").here();
    private final Combatant raider = named("Raider").foe().at(1, 0).here();
    private final CapitalState state = under(mara, raider);

    @Test
    void counters_and_grapples_are_set() {
        edit("set-condition", "mara", "{condition: overwatch, count: 2}", "Mara is set to 2 Overwatch Attacks");
        edit("set-condition", "mara", "{condition: attack-counters, count: 1}", "Mara is set to 1 Attack Counters");
        edit("set-condition", "mara", "{condition: grappled, by: raider}", "Raider grapples Mara");
        assertThat(mara.overwatch()).isEqualTo(2);
        assertThat(mara.attackCounters()).isEqualTo(1);
        assertThat(mara.grappledBy()).contains("raider");

        edit("set-condition", "mara", "{condition: grappled, by: nobody}", "Mara is no longer grappled");
        assertThat(mara.grappledBy()).isEmpty();
    }

    @Test
    void what_is_not_possible_now_is_not_offered() {
        refused("set-condition", "mara", "{condition: cut-off, on: true}", "unknown condition 'cut-off'");
        refused(
                "set-condition",
                "mara",
                "{condition: clarity, count: 3}",
                "count is a whole number from 0 to 2, not 3");
        refused("make-ready", "mara", "{ability: Dodge}", "unknown edit 'make-ready'");
        refused("place", "mara", "{at: here}", "'here' is not a point");
        refused("set-bar", "mara", "{bar: HP, value: 21}", "value is a whole number from 0 to 20, not 21");
        assertThat(Tables.BOOK.hand().onTable(state)).extracting(Edit::id).containsExactly("add-unit", "set-peace");
    }

    @Test
    void abilities_are_made_ready_and_the_edit_can_be_saved() {
        Combatant vera = named("Vera").can("sanctuary-1").can("focus-1").here();
        CapitalState fight = under(vera, raider);
        new UltimateSpent("vera", "sanctuary-1", "Sanctuary I").apply(fight);
        new WentOnCooldown("vera", new CoolingEffect.OfAbility("focus-1"), "Focus I").apply(fight);

        JournalJson<CapitalState> journal = JournalJson.of(Tables.BOOK);
        for (String ability : List.of("Sanctuary I", "Focus I")) {
            Event<CapitalState> event = Tables.edit(fight, "make-ready", "vera", "{ability: " + ability + "}");
            event.apply(fight);
            assertThat(journal.readEntry(journal.writeEntry(new Entry.Edited<>(event))))
                    .isEqualTo(new Entry.Edited<>(event));
        }

        assertThat(vera.timers().anyCooling()).isFalse();
        assertThat(vera.timers().spent()).isEmpty();
    }

    private void edit(String edit, String unit, String values, String line) {
        Event<CapitalState> event = Tables.edit(state, edit, unit, values);
        event.apply(state);
        assertThat(event.line(state).text()).isEqualTo(line);
    }

    private void refused(String edit, String unit, String values, String message) {
        assertThatThrownBy(() -> Tables.edit(state, edit, unit, values)).hasMessageContaining(message);
    }
}
