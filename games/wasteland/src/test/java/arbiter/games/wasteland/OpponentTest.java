package arbiter.games.wasteland;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.opponent.WastelandOpponent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the opponent does in scenes where one thing is better than all others. */
class OpponentTest {

    private static final int SEED = 4;

    /** What whoever's turn it is answers under those labels, until the turn is over. */
    private static List<String> turn(String units, String scene, String whose, String... labels) {
        WastelandState state = Tables.of("""
            game: wasteland
            units:
            %s
            scene:
              zones: [{name: yard}, {name: road, cover: [{name: wall, kind: concrete-cover}]}, {name: hall}]
              links: [{between: [yard, road]}, {between: [road, hall]}]
            %s
            turn: %s
            round: 1
            """.formatted(units.indent(2), scene.indent(2), whose));
        Agent<WastelandState> opponent = WastelandOpponent.create();
        List<String> answers = new ArrayList<>();
        Simulation<WastelandState> play = new Simulation<>((table, request) -> {
            int picked = opponent.pick(table, request);
            if (List.of(labels).contains(request.label())) {
                answers.add(request.option(picked).id());
            }
            return picked;
        });
        play.begin(state, SEED);
        while (state.acting().isPresent()) {
            play.advance(Tables.BOOK.game());
        }
        return answers;
    }

    private static List<String> acts(String units, String whose) {
        return turn(units, "", whose, "turn.action");
    }

    @Test
    void a_marksman_aims_and_shoots() {
        assertThat(acts("""
                - {name: Whisper, character: ../characters/whisper.yaml, side: party, at: yard}
                - {id: gunner, from: road-gunner, side: raiders, at: hall}
                """, "whisper")).startsWith("aim:gunner", "attack:shoot:marksman-rifle:gunner");
    }

    @Test
    void a_bruiser_closes_in_before_striking() {
        assertThat(acts("""
                - {name: Maul, character: ../characters/maul.yaml, side: party, at: yard}
                - {id: gunner, from: road-gunner, side: raiders, at: road}
                """, "maul")).startsWith("move:road:to-gunner", "attack:strike:nail-bat:gunner");
    }

    @Test
    void a_hound_runs_towards_those_whom_it_cannot_bite_yet() {
        assertThat(acts("""
                - {name: Rook, character: ../characters/rook.yaml, side: party, at: hall}
                - {id: hound, from: feral-hound, side: wild, at: yard}
                """, "hound")).first().asString().matches("(sprint|move):(hall|road).*");
    }

    @Test
    void a_gunner_shoots_from_behind_cover() {
        assertThat(acts("""
                - {name: Rook, character: ../characters/rook.yaml, side: party, at: hall}
                - {name: Hale, character: ../characters/hale.yaml, side: party, at: hall}
                - {id: gunner, from: road-gunner, side: raiders, at: road}
                """, "gunner"))
                .contains("move:road:behind-wall")
                .anyMatch(act -> act.startsWith("attack:shoot:night-carbine"));
    }

    @Test
    void a_medic_saves_a_friend_who_is_dying() {
        assertThat(turn("""
                - {name: Hale, character: ../characters/hale.yaml, side: party, at: yard}
                - {name: Rook, character: ../characters/rook.yaml, side: party, at: yard, conditions: [dying]}
                - {id: gunner, from: road-gunner, side: raiders, at: hall}
                """, "reach: [[hale, rook]]", "hale", "turn.action")).contains("first-aid:rook");
    }

    @Test
    void points_buy_dice_for_a_hard_shot_and_combat_dice_for_a_blow() {
        assertThat(turn("""
                - {name: Maul, character: ../characters/maul.yaml, side: party, at: yard}
                - {id: bear, from: dune-bear, side: wild, at: yard}
                """, "reach: [[maul, bear]]\npools: {party: 6}", "maul", "attack.points"))
                .isNotEmpty()
                .doesNotContain("0");
        assertThat(turn("""
                - {name: Whisper, character: ../characters/whisper.yaml, side: party, at: yard}
                - {id: wasp, from: bore-wasp, side: wild, at: road}
                """, "pools: {party: 6}", "whisper", "test.dice"))
                .isNotEmpty()
                .doesNotContain("0");
    }

    @Test
    void nobody_throws_a_grenade_among_friends() {
        assertThat(acts("""
                - {name: Ferret, character: ../characters/ferret.yaml, side: party, at: yard}
                - {name: Rook, character: ../characters/rook.yaml, side: party, at: road}
                - {name: Maul, character: ../characters/maul.yaml, side: party, at: road}
                - {id: thug, from: scav-thug, side: raiders, at: road}
                """, "ferret")).noneMatch(act -> act.startsWith("blast:") && act.endsWith(":road"));
    }
}
