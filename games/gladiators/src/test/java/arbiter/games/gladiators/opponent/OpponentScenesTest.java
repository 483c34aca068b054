package arbiter.games.gladiators.opponent;

import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.GladiatorsGame;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.result.Injuries;
import arbiter.games.gladiators.turn.TurnEvents.TurnBegan;
import arbiter.games.gladiators.turn.TurnOrderSettled;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Request;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the opponent answers in scenes made for one thing each. */
class OpponentScenesTest {

    private static final String CLINCH =
            "{name: Clinch, ability: grab-attack, source: mutant, level: 6, modifiers: [direct, touch, melee]}";
    private static final String PLATE = "{ability: armour, source: mutant, level: 6, modifiers: [always-on]}";
    private static final String STRENGTH =
            "{ability: super-strength, source: mutant, level: 3, modifiers: [always-on]}";
    private static final String AURA =
            "{name: Aura, ability: damaging-attack, types: [heat], source: mutant, level: 8, modifiers: [direct,"
                    + " touch, shield]}";

    /** What the opponent was asked and answered in the order of asking, "label answer". */
    private final List<String> answers = new ArrayList<>();

    private static GladiatorsState turnOf(GladiatorsState state, Gladiator actor) {
        new TurnOrderSettled(state.units().stream().map(Gladiator::id).toList()).apply(state);
        new TurnBegan(actor.id(), 2, List.of()).apply(state);
        return state;
    }

    /** The opponent plays one action of whoever's turn it is; others are played by that agent. */
    private void act(GladiatorsState state, String side, Agent<GladiatorsState> others) {
        act(state, side, others, GladiatorsOpponent.create());
    }

    private void act(GladiatorsState state, String side, Agent<GladiatorsState> others, Agent<GladiatorsState> own) {
        Agent<GladiatorsState> watched = (now, request) -> {
            if (!now.unit(request.decider().id()).side().equals(side)) {
                return others.pick(now, request);
            }
            int answer = own.pick(now, request);
            answers.add(request.label() + " " + request.option(answer).id());
            return answer;
        };
        Simulation<GladiatorsState> simulation = new Simulation<>(watched);
        simulation.begin(state, 1);
        simulation.advance(new GladiatorsGame());
    }

    private void act(GladiatorsState state) {
        act(state, "heroes", (now, request) -> request.fallbackIndex());
    }

    private static int find(Request<?> request, String start) {
        for (int i = 0; i < request.options().size(); i++) {
            if (request.option(i).id().startsWith(start)
                    || request.option(i).text().startsWith(start)) {
                return i;
            }
        }
        return request.fallbackIndex();
    }

    /** Nobody plays against it, so it only has to get somewhere. */
    @Test
    void a_rule_of_thumb_strikes_whoever_is_nearest_to_going_out_or_comes_closer() {
        Agent<GladiatorsState> thumb = GladiatorsRuleOfThumb.create();
        Gladiator ana = hero("Ana", hex(5, 5), Cast.BOLT);
        Gladiator ben = villain("Ben", hex(6, 5), Cast.BOLT);
        Gladiator cay = villain("Cay", hex(5, 6), Cast.BOLT);
        cay.set(new Injuries(1, 0));

        act(turnOf(table(ana, ben, cay), ana), "heroes", thumb, thumb);

        Gladiator dee = hero("Dee", hex(1, 1), FIST);
        act(turnOf(table(dee, villain("Eli", hex(5, 1), FIST)), dee), "heroes", thumb, thumb);

        assertThat(answers).anyMatch(answer -> answer.startsWith("turn.action attack:bolt:cay"));
        assertThat(answers).noneMatch(answer -> answer.startsWith("turn.action attack:bolt:ben"));
        assertThat(answers).anyMatch(answer -> answer.startsWith("move.place"));
    }

    @Test
    void it_grabs_somebody_who_could_only_shoot() {
        Gladiator ana = hero("Ana", hex(5, 5), CLINCH);
        Gladiator ben = villain("Ben", hex(6, 5), Cast.BOLT, PLATE);

        act(turnOf(table(ana, ben), ana));

        assertThat(answers).first().isEqualTo("turn.action attack:clinch:ben");
    }

    @Test
    void it_throws_whom_it_has_grabbed_and_cannot_hurt_otherwise() {
        Gladiator ana = hero("Ana", hex(5, 5), CLINCH, STRENGTH);
        Gladiator ben = villain("Ben", hex(5, 5), Cast.BOLT, PLATE.replace("level: 6", "level: 12"));
        GladiatorsState state = turnOf(table(ana, ben), ana);
        new PowerActivated("ana", power(ana, "clinch").place(), 0, false, List.of("ben"), Optional.empty())
                .apply(state);

        act(state);

        assertThat(answers).first().isEqualTo("turn.action throw-grabbed:ben");
    }

    @Test
    void it_would_rather_not_strike_somebody_with_a_shield() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        Gladiator ben = villain("Ben", hex(6, 5), AURA);
        Gladiator cal = villain("Cal", hex(4, 5));

        act(turnOf(table(ana, ben, cal), ana));

        assertThat(answers).first().isEqualTo("turn.action attack:fist:cal");
    }

    @Test
    void it_strikes_quickly_at_somebody_who_runs_past() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        Gladiator ben = villain("Ben", hex(6, 5));
        GladiatorsState state = turnOf(table(ana, ben), ben);

        act(state, "heroes", (now, request) -> switch (request.label()) {
            case "turn.action" -> find(request, "move:walk");
            case "move.place" -> find(request, "Back");
            default -> request.fallbackIndex();
        });

        assertThat(answers).first().asString().startsWith("quick.mover attack:fist:ben@");
    }

    @Test
    void it_keeps_its_next_action_where_nothing_is_meant_for_it() {
        Gladiator ana = hero("Ana", hex(5, 5), "{ability: evasion, source: mutant, level: 6, modifiers: [quick]}");
        Gladiator ben = villain("Ben", hex(9, 5), Cast.BOLT, "{ability: speed, source: mutant, level: 2}");
        GladiatorsState state = turnOf(table(ana, ben), ben);

        act(state, "heroes", (now, request) -> find(request, "activate:speed"));
        act(state, "heroes", (now, request) -> find(request, "attack:bolt:ana"));

        assertThat(answers).startsWith("quick.declared none", "quick.declared activate:evasion");
    }

    @Test
    void it_gets_away_after_its_blow_when_one_hit_is_left() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        Gladiator ben = villain("Ben", hex(6, 5));
        ana.set(new Injuries(2, 0));
        GladiatorsState state = turnOf(table(ana, ben), ana);
        ana.set(ana.turn().aimedAtOther());

        act(state);

        assertThat(answers).startsWith("turn.action move:walk");
        assertThat(ana.hex().distance(ben.hex())).isGreaterThan(2);
    }

    @Test
    void it_stands_up_before_it_strikes() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        Gladiator ben = villain("Ben", hex(6, 5));
        ana.set(ana.posture().prone(true));

        act(turnOf(table(ana, ben), ana));

        assertThat(answers).first().isEqualTo("turn.action stand-up");
    }

    @Test
    void it_keeps_those_who_are_out_from_getting_up() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator ben = villain("Ben", hex(20, 5));
        ben.set(ben.out().out(false, false, 0));

        act(turnOf(table(ana, ben), ana));

        assertThat(answers).first().isEqualTo("turn.action stop:ben");
    }

    @Test
    void it_walks_around_a_wall_even_if_that_leads_away_at_first() {
        Gladiator ana = hero("Ana", hex(5, 5), FIST);
        Gladiator ben = villain("Ben", hex(7, 5));
        WallMaterial brick = WallMaterial.of(Cast.LORE.wall("exterior-brick"), false);
        List<WallHex> wall = new ArrayList<>();
        for (Hex one : List.of(hex(6, 3), hex(6, 4), hex(6, 5), hex(6, 6), hex(6, 7), hex(5, 8))) {
            wall.add(WallHex.standing(one, 3, brick, "Brick"));
        }
        GladiatorsState state = turnOf(table(Walls.of(wall), Environments.NONE, ana, ben), ana);

        act(state);

        assertThat(answers).first().asString().startsWith("turn.action move:walk");
        assertThat(ana.hex()).isIn(hex(6, 2), hex(7, 2), hex(5, 3));
    }
}
