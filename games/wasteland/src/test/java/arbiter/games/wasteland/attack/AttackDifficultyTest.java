package arbiter.games.wasteland.attack;

import static arbiter.games.wasteland.Cast.inReach;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.attack.AimEvents.TakenAim;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.testkit.Ledger;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Hard rule 1: the difficulty is one sum, and only the sum is kept from falling below 0. */
class AttackDifficultyTest {

    private static final String NIGHT = """
        game: wasteland
        units:
          - {id: ann, sheet: {kind: adversary, id: ann, name: Ann, being: person, rank: normal, level: 1, attributes: {STR: 5, PER: 5, END: 5, CHA: 5, INT: 5, AGI: 5, LCK: 5}, weapons: [%s], shots: {heavy round: 9, rifle round: 9, cell: 9}, text: x}, side: party, at: yard}
          - {id: thug, from: scav-thug, side: raiders, at: yard}
          - {id: bo, from: scav-thug, side: raiders, at: %s, conditions: [prone]}
        scene:
          zones: [{name: yard}, {name: road, darkness: %s, fog: %s, rain: %s}]
          links: [{between: [yard, road]}]
          reach: [[ann, thug]]
        """;

    private static WastelandState night(String weapon, String zone, int darkness, boolean fog, int rain) {
        return Tables.of(NIGHT.formatted(weapon, zone, darkness, fog, rain));
    }

    private static String difficulty(WastelandState state) {
        Fighter ann = state.unit("ann");
        AttackForm form = ann.attackForms(state).get(0);
        var parts = AttackDifficulty.of(state, new AttackInProgress(Occasion.of(ann), form, state.unit("bo")));
        return parts.total() + ": " + parts;
    }

    @Test
    @Ledger({"WAS-ATK-3", "WAS-TEST-7", "WAS-PRONE-3", "WAS-ENV-1", "WAS-ENV-5", "WAS-REACH-1", "WAS-ATK-4", "darkness"
    })
    void everything_that_makes_a_shot_harder_adds_up_to_seven() {
        assertThat(difficulty(night("marksman-rifle", "road", 2, false, 0)))
                .isEqualTo("7: +1 Defense +1 range +1 prone +2 darkness +2 enemy in reach");
    }

    @Test
    @Ledger({"WAS-QUAL-9", "WAS-ENV-6", "night-vision", "night-carbine", "WAS-MIN-1"})
    void night_vision_and_an_aim_take_the_darkness_away() {
        WastelandState state = night("night-carbine", "road", 3, true, 2);
        assertThat(difficulty(state)).isEqualTo("8: +1 Defense +1 prone +3 darkness +1 fog +2 enemy in reach");

        new TakenAim("ann", Optional.of("bo"), false).apply(state);

        assertThat(difficulty(state)).isEqualTo("5: +1 Defense +1 prone +1 fog +2 enemy in reach");
    }

    @Test
    @Ledger({"WAS-ENV-2", "WAS-ENV-3", "fog", "rain", "energy-weapons", "WAS-AMB-48"})
    void rain_hinders_energy_weapons_and_fog_what_is_not_close() {
        assertThat(difficulty(night("beam-pistol", "road", 0, true, 2)))
                .isEqualTo("6: +1 Defense +1 range +1 prone +1 fog +2 rain"); // Close Quarters: no enemy in reach
    }

    @Test
    @Ledger({"WAS-PRONE-4", "WAS-SNEAK-1", "WAS-TEST-7", "WAS-QUAL-3", "close-quarters", "WAS-AMB-07", "WAS-REACH-2"})
    void what_makes_it_easier_is_taken_off_the_sum_and_not_step_by_step() {
        WastelandState state = night("hand-cannon", "yard", 0, false, 0);
        Unawareness.put(state.unit("bo"), state.unit("ann"), true);
        assertThat(difficulty(state)).isEqualTo("-1: +1 Defense -1 prone -1 unaware"); // counts as 0

        WastelandState without = night("marksman-rifle", "yard", 0, false, 0);
        Unawareness.put(without.unit("bo"), without.unit("ann"), true);
        assertThat(difficulty(without)).isEqualTo("3: +1 Defense +2 range -1 prone -1 unaware +2 enemy in reach");
    }

    @Test
    @Ledger({"WAS-ENV-7", "WAS-ATK-3", "WAS-AMB-32", "WAS-AMB-41"})
    void blows_need_no_light_and_the_helpless_have_no_defense() {
        WastelandState state = night("machete", "yard", 0, false, 0);
        Fighter bo = state.unit("bo");
        inReach(state.unit("ann"), bo);
        assertThat(difficulty(state)).isEqualTo("0: +1 Defense -1 prone");

        Vitals.put(bo, 0, 0, Vitals.Life.DYING);
        assertThat(difficulty(state)).isEqualTo("-1: -1 prone");
    }
}
