package arbiter.games.wasteland.environment;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Game;
import arbiter.kernel.Modifiers;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import org.junit.jupiter.api.Test;

/** A glowing pit under a dry street, at night and in fog. */
class ExposureTest {

    private static final String PIT = """
        game: wasteland
        %sunits:
          - {name: Maul, character: ../characters/maul.yaml, side: party, at: pit, now: {luck: 0}}
          - {id: hound, from: feral-hound, side: wild, at: street}
          - {id: thug, from: scav-thug, side: wild, at: street}
          - {id: bot, from: steward-bot, side: wild, at: pit}
        scene:
          zones: [{name: pit, radiation: true, darkness: 3, fog: true, rain: 2}, {name: street}]
          links: [{between: [pit, street]}]
          starts: %s
        """;

    private final Game<WastelandState> game = Tables.BOOK.game();

    private Scenario<WastelandState> turnOf(String options, String unit) {
        return new Scenario<>(Tables.of(PIT.formatted(options, unit)));
    }

    @Test
    @Ledger({"WAS-ENV-4", "WAS-RAD-1", "WAS-TURN-6", "radiation-zone", "WAS-AMB-05"})
    void whoever_begins_a_turn_in_radiation_takes_two_points_and_whoever_does_not_takes_none() {
        var play = turnOf("", "maul");
        game.advance(play);
        game.advance(play);
        assertThat(play.log()).containsExactly("Maul starts the fight", "Maul takes 2 radiation: 11 of 11 HP");

        var outside = turnOf("", "thug");
        game.advance(outside);
        game.advance(outside);
        assertThat(outside.log()).containsExactly("Scav thug starts the fight");

        var immune = turnOf("", "bot");
        game.advance(immune);
        game.advance(immune);
        assertThat(immune.log()).containsExactly("Steward bot starts the fight");
    }

    @Test
    @Ledger({"WAS-ENV-4", "WAS-AMB-04"})
    void a_table_may_roll_two_combat_dice_for_it() {
        var play = turnOf("options: {radiation-dice: yes}\n", "maul").dice("environment.radiation", 2, 6);
        game.advance(play);
        game.advance(play);

        assertThat(play.log()).containsExactly("Maul starts the fight", "Maul takes 3 radiation: 10 of 10 HP");
    }

    @Test
    @Ledger({"WAS-ENV-1", "WAS-ENV-2", "WAS-ENV-3", "WAS-ENV-5", "WAS-AMB-77", "feral-hound"})
    void eyes_need_light_and_a_keen_nose_does_not() {
        WastelandState state = turnOf("", "maul").state();

        assertThat(SightDifficulty.of(state, Modifiers.none(), state.unit("thug"), 0))
                .hasToString("+3 darkness +1 fog +2 rain");
        assertThat(SightDifficulty.of(state, Modifiers.none(), state.unit("maul"), 0))
                .hasToString("+3 darkness +2 rain"); // close by, fog hides nothing
        assertThat(SightDifficulty.of(state, Modifiers.none(), state.unit("hound"), 0))
                .hasToString("+2 rain");
    }

    @Test
    @Ledger({"WAS-REACH-1", "WAS-REACH-4", "WAS-AMB-09"})
    void only_enemies_who_can_act_disturb() {
        WastelandState state = turnOf("", "maul").state();
        Nearness.join(state.unit("maul"), state.unit("bot"));
        assertThat(Nearness.isDisturbed(state, state.unit("maul"))).isTrue();

        Nearness.part(state.unit("maul"), state.unit("bot"));
        Nearness.join(state.unit("hound"), state.unit("thug"));
        assertThat(Nearness.isDisturbed(state, state.unit("maul"))).isFalse();
        assertThat(Nearness.isDisturbed(state, state.unit("hound"))).isFalse(); // a friend
    }
}
