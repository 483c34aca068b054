package arbiter.games.capital.calls;

import static arbiter.games.capital.Ward.fight;
import static arbiter.games.capital.Ward.hurt;
import static arbiter.games.capital.Ward.unit;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.capital.ability.ClearMind.ClarityCounters;
import arbiter.games.capital.ability.ClearMind.ClarityGained;
import arbiter.games.capital.ability.Cooldown.WentOnCooldown;
import arbiter.games.capital.ability.CoolingEffect;
import arbiter.games.capital.ability.Focus.FreeFocusUsed;
import arbiter.games.capital.ability.KnowYourEnemy.EnemyStudies;
import arbiter.games.capital.ability.KnowYourEnemy.Puzzled;
import arbiter.games.capital.ability.Supercharge.SuperchargeHealer;
import arbiter.games.capital.ability.Supercharge.Supercharged;
import arbiter.games.capital.ability.Ultimate.UltimateSpent;
import arbiter.games.capital.damage.FellCritical;
import arbiter.games.capital.damage.Healed;
import arbiter.games.capital.energy.Paid;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.LockdownGained;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class RestTest extends StrictScenarios<CapitalState> {

    private static final int HOUR = 60;

    private final Combatant bo = unit("Bo")
            .score(Attribute.FTD, 6)
            .score(Attribute.WIL, 4)
            .bones(6)
            .energy(12)
            .ability("sanctuary-1")
            .here();
    private final CapitalState state = fight(bo);

    private void worn() {
        hurt(state, bo, 12);
        new Paid("bo", 10, "everything").apply(state);
    }

    @Test
    @Ledger({"CAP-REST-1", "short-break"})
    void a_short_break_gives_energy_only() {
        worn();
        var play = scenario(state).dice("rest.energy", 3);

        Rest.resolve(play, List.of(bo), 15, 0);

        assertThat(play.log())
                .containsExactly("Bo regains 7 Energy (+3 rest +4 WIL), now 9", "Bo finishes a Short Break");
        assertThat(bo.hp()).isEqualTo(8);
    }

    @Test
    @Ledger({"CAP-REST-2", "CAP-DYING-7", "CAP-AMB-63", "long-break"})
    void a_long_break_heals_a_little_and_gives_all_energy_but_no_bones() {
        worn();
        new Adjusted("bo", 8, 2, 4).apply(state);
        var play = scenario(state).dice("rest.healing", 3);

        Rest.resolve(play, List.of(bo), 90, 0);

        assertThat(play.log())
                .containsExactly(
                        "Bo regains 7 HP (+3 rest +4 FTD), now 15", // the wounded have FTD 4
                        "Bo has all Energy back: 12",
                        "Bo finishes a Long Break");
        assertThat(bo.bones()).isEqualTo(4);
    }

    @Test
    @Ledger({"CAP-REST-3", "CAP-REST-4", "CAP-DYING-7", "CAP-KEY-ULTIMATE", "CAP-AMB-79", "CAP-AMB-80", "full-rest"})
    void a_full_rest_heals_everything_but_bones_before_ultimates_are_tried() {
        worn();
        hurt(state, bo, 8);
        hurt(state, bo, 5);
        new FellCritical("bo").apply(state);
        new Healed("bo", Modifiers.of("bandage", 1), false).apply(state);
        new UltimateSpent("bo", "sanctuary-1", "Sanctuary I").apply(state);
        var play = scenario(state)
                .dice("rest.bones", 3)
                .dice("ultimate.acting", 5, 4)
                .dice("ultimate.opposing", 3, 3)
                .dice("rest.bones", 2)
                .dice("ultimate.acting", 5, 4)
                .dice("ultimate.opposing", 3, 3);

        Rest.resolve(play, List.of(bo), 8 * HOUR, 6 * HOUR);
        Rest.resolve(play, List.of(bo), 8 * HOUR, 6 * HOUR);

        assertThat(play.log())
                .containsSubsequence(
                        "Bo has all HP back: 20",
                        "Bo has all Energy back: 12",
                        "Bo regains 3 Bones, now 4",
                        "Bo finishes a Full Rest",
                        "Bo, recovering Sanctuary I: 4+5 +4 WIL -2 wounded = 11 against 3+3 +6 Difficulty = 12, fails by 1",
                        "Bo regains 2 Bones, now 6",
                        "Bo, recovering Sanctuary I: 4+5 +4 WIL = 13 against 3+3 +6 Difficulty = 12, succeeds by 1",
                        "Bo has the Ultimate Sanctuary I again");
    }

    @Test
    @Ledger({"CAP-REST-5", "focus-2", "know-your-enemy"})
    void a_full_rest_renews_the_free_focus_and_another_look_at_a_puzzle() {
        new FreeFocusUsed("bo").apply(state);
        new Puzzled("bo", "raider").apply(state);
        var play = scenario(state).dice("rest.energy", 3);

        Rest.resolve(play, List.of(bo), 30, 0);
        assertThat(bo.focus().freeUsed()).isTrue();
        assertThat(EnemyStudies.of(bo).puzzles()).isNotEmpty();
        Rest.resolve(play, List.of(bo), 8 * HOUR, 6 * HOUR);

        assertThat(bo.focus().freeUsed()).isFalse();
        assertThat(EnemyStudies.of(bo).puzzles()).isEmpty();
    }

    @Test
    @Ledger({"CAP-AMB-79"})
    void breaks_do_not_bring_an_ultimate_back() {
        new UltimateSpent("bo", "sanctuary-1", "Sanctuary I").apply(state);
        var play = scenario(state).dice("rest.energy", 3);

        Rest.resolve(play, List.of(bo), 30, 0);

        assertThat(bo.timers().isSpent("sanctuary-1")).isTrue();
    }

    @Test
    @Ledger({"CAP-REST-4", "CAP-REST-5", "supercharge", "lockdown-counters", "clarity-counter"})
    void any_rest_ends_supercharge_lockdown_clarity_and_cooldowns() {
        new Supercharged("bo", "bo", 2).apply(state);
        new LockdownGained("bo", 4).apply(state);
        new ClarityGained("bo").apply(state);
        new WentOnCooldown("bo", new CoolingEffect.OfAbility("focus-1"), "Focus I").apply(state);
        var play = scenario(state).dice("rest.energy", 3);

        Rest.resolve(play, List.of(bo), 20, 0);

        assertThat(SuperchargeHealer.of(bo)).isEmpty();
        assertThat(bo.watch().lockdown()).isZero();
        assertThat(ClarityCounters.of(bo)).isZero();
        assertThat(bo.timers().anyCooling()).isFalse();
    }

    @Test
    @Ledger({"CAP-AMB-78"})
    void exactly_an_hour_is_either_break_and_an_interrupted_night_is_what_it_reached() {
        worn();
        var play = scenario(state).choice("rest.kind", "short-break").dice("rest.energy", 3);

        Rest.resolve(play, List.of(bo), HOUR, 0);

        assertThat(play.log()).contains("Bo finishes a Short Break");
        assertThat(RestKind.reached(14, 0)).isEmpty();
        assertThat(RestKind.reached(7 * HOUR, 7 * HOUR)).containsExactly(RestKind.LONG_BREAK);
        assertThat(RestKind.reached(9 * HOUR, 5 * HOUR)).containsExactly(RestKind.LONG_BREAK);
        assertThat(RestKind.reached(40, 40)).containsExactly(RestKind.SHORT_BREAK);
    }

    @Test
    @Ledger("CAP-AMB-75")
    void nobody_finishes_a_rest_in_critical_condition() {
        hurt(state, bo, 20);
        new FellCritical("bo").apply(state);
        var play = scenario(state);

        Rest.resolve(play, List.of(bo), 8 * HOUR, 6 * HOUR);

        assertThat(play.log()).containsExactly("Bo cannot rest in Critical Condition");
    }

    @Test
    @Ledger({"CAP-AMB-27", "CAP-AMB-36"})
    void vehicles_only_refuel_and_companions_use_their_own_fortitude() {
        Combatant bike = unit("Bike").tag(UnitTag.VEHICLE).bones(0).here();
        Combatant hound =
                unit("Hound").tag(UnitTag.COMPANION).score(Attribute.FTD, 3).here();
        CapitalState party = fight(bike, hound);
        hurt(party, bike, 5);
        hurt(party, hound, 10);
        new Paid("bike", 5, "driving").apply(party);
        var play = scenario(party).dice("rest.healing", 2).choice("rest.fuel", "yes");

        Rest.resolve(play, List.of(bike, hound), 2 * HOUR, 0);
        assertThat(bike.energy()).isEqualTo(3);
        Rest.resolve(play, List.of(bike), 8 * HOUR, 6 * HOUR);

        assertThat(play.log()).contains("Hound regains 5 HP (+2 rest +3 FTD), now 15", "Bike has all Energy back: 8");
        assertThat(bike.hp()).isEqualTo(15);
    }
}
