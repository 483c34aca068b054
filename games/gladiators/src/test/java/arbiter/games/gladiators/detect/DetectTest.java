package arbiter.games.gladiators.detect;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.use;
import static arbiter.games.gladiators.Cast.villain;
import static arbiter.games.gladiators.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Fraction;
import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.attack.AttackSequence;
import arbiter.games.gladiators.board.BattleMap;
import arbiter.games.gladiators.board.GroundKind;
import arbiter.games.gladiators.board.GroundPatch;
import arbiter.games.gladiators.board.WallHex;
import arbiter.games.gladiators.board.WallMaterial;
import arbiter.games.gladiators.board.Walls;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.move.Position;
import arbiter.games.gladiators.sheet.build.Profiles;
import arbiter.games.gladiators.turn.TurnEvents.FullTurnBegan;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.unit.TableRules;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hiding, spotting, and what a target notices. */
class DetectTest extends StrictScenarios<GladiatorsState> {

    private static final String EVASION = "{ability: evasion, source: mutant, level: 4, modifiers: [always-on]}";
    private static final String UNSEEN =
            "{name: Unseen, ability: concealment, source: mutant, level: 3, options: [vision], modifiers: [always-on]}";

    private static String sense(String kind, int level, String... modifiers) {
        return "{name: Sense, ability: detection, source: mutant, level: " + level + ", options: [" + kind
                + "], modifiers: [always-on" + (modifiers.length == 0 ? "" : ", " + modifiers[0]) + "]}";
    }

    private static GladiatorsState bushes(GroundKind kind, Gladiator... units) {
        return new GladiatorsState(
                List.of(units),
                BattleMap.of("park", 60, 40, List.of(new GroundPatch(kind, "bushes", List.of(hex(9, 5)))), List.of()),
                Walls.NONE,
                Environments.NONE,
                Cast.LORE,
                TableRules.standard(1));
    }

    private static GladiatorsState walled(Gladiator... units) {
        WallMaterial brick = WallMaterial.of(Cast.LORE.walls().get(4), false);
        return table(Walls.of(List.of(WallHex.standing(hex(7, 5), 3, brick, "brick"))), Environments.NONE, units);
    }

    @Test
    @Ledger({"GG-HID-1", "GG-HID-2", "GG-TRN-10", "GG-DET-2", "GG-DET-4", "GG-DET-5", "GG-DET-6", "sight"})
    void whoever_hides_has_to_be_spotted_before_being_a_target() {
        Gladiator ana = hero("Ana", hex(5, 5), BOLT);
        Gladiator ben = villain("Ben", hex(9, 5));
        var play = scenario(bushes(GroundKind.THICK_UNDERGROWTH, ana, ben))
                .dice("detect.spot", 6)
                .dice("detect.spot", 7);

        Acts.take(play, ben, "hide");
        assertThat(Acts.menu(play.state(), ana)).contains("look:ben").doesNotContain("attack:bolt:ben");
        Acts.take(play, ana, "look:ben");
        assertThat(Acts.menu(play.state(), ana)).doesNotContain("look:ben", "attack:bolt:ben");

        play.emit(new FullTurnBegan(2));
        Acts.take(play, ana, "look:ben");
        assertThat(Acts.menu(play.state(), ana)).contains("attack:bolt:ben").doesNotContain("look:ben");

        assertThat(play.log())
                .containsExactly(
                        "Ben hides",
                        "Ana looks for Ben: +1 Vision against +2 concealment needs 7, rolls 6, sees nothing",
                        "Turn 2",
                        "Ana looks for Ben: +1 Vision against +2 concealment needs 7, rolls 7, spots them");
    }

    @Test
    @Ledger({"GG-HID-1", "GG-DET-2"})
    void light_undergrowth_conceals_by_1() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator ben = villain("Ben", hex(9, 5));
        ben.set(ben.hiding().in());

        assertThat(scenario(bushes(GroundKind.LIGHT_UNDERGROWTH, ana, ben))
                        .odds(play -> Spotting.finds(play, ana, ben))
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(5, 10));
        assertThat(scenario(bushes(GroundKind.NEARLY_FULL_COVER, ana, ben))
                        .odds(play -> Spotting.finds(play, ana, ben))
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(4, 10));
    }

    @Test
    @Ledger({"GG-AMB-88", "GG-DET-5"})
    void a_sighting_lasts_until_the_target_moves_and_hiding_until_it_attacks() {
        Gladiator ana = hero("Ana", hex(5, 5), EVASION);
        Gladiator ben = villain("Ben", hex(9, 5), BOLT);
        var play = scenario(bushes(GroundKind.LIGHT_UNDERGROWTH, ana, ben))
                .dice("detect.spot", 2)
                .dice("attack.hit", 7);
        Acts.take(play, ben, "hide");

        AttackSequence.resolve(play, use(ben, "bolt"), ana);

        assertThat(play.log())
                .containsExactly(
                        "Ben hides",
                        "Ana looks for Ben: +1 Vision against +1 concealment needs 6, rolls 2, sees nothing",
                        "Ben's Bolt at Ana: against +4 Evasion -2 unnoticed needs 8, rolls 7, misses",
                        "Ben hides no longer");
        assertThat(Spotting.isSpotted(play.state(), ana, ben)).isTrue();
    }

    @Test
    @Ledger({"GG-HIT-7", "GG-HIT-9", "undetectable-effect", "GG-DET-9", "GG-DET-10", "concealment", "GG-AMB-105"})
    void an_unseen_attacker_with_an_unseen_blow_is_hard_to_evade() {
        Gladiator ana = hero("Ana", hex(5, 5), EVASION);
        Gladiator ben = villain("Ben", hex(6, 5), UNSEEN, FIST);
        var play = scenario(table(ana, ben)).dice("detect.spot", 7).dice("attack.hit", 5);

        AttackSequence.resolve(play, use(ben, "fist"), ana);

        assertThat(play.log())
                .containsExactly(
                        "Ana looks for Ben: +1 Vision against +3 concealment needs 8, rolls 7, sees nothing",
                        "Ben's Fist at Ana: needs 6, rolls 5, misses");
    }

    @Test
    @Ledger({"GG-HIT-9", "undetectable-effect", "concealment"})
    void an_invisible_bolt_from_somebody_in_sight_costs_two() {
        Gladiator ana = hero("Ana", hex(5, 5), EVASION);
        Gladiator ben = villain("Ben", hex(9, 5), BOLT.replace("ranged]", "ranged, undetectable-effect vision]"));
        var play = scenario(table(ana, ben)).dice("attack.hit", 5);

        AttackSequence.resolve(play, use(ben, "bolt"), ana);

        assertThat(play.log())
                .containsExactly("Ben's Bolt at Ana: against +4 Evasion -2 unnoticed needs 8, rolls 5, misses");
    }

    @Test
    @Ledger({"GG-HIT-7", "GG-HIT-8", "GG-HIT-9"})
    void what_is_noticed_says_what_dodging_loses() {
        assertThat(new Notice(true, true)).returns(0, Notice::evasion).returns(0, Notice::movement);
        assertThat(new Notice(false, false)).returns(-4, Notice::evasion).returns(-4, Notice::movement);
        assertThat(new Notice(true, false)).returns(-2, Notice::evasion).returns(-2, Notice::movement);
        assertThat(new Notice(false, true)).returns(-2, Notice::evasion).returns(0, Notice::movement);
    }

    @Test
    @Ledger({"GG-DET-1", "fog-smoke", "night", "enhanced-vision", "vision", "GG-AMB-65"})
    void fog_and_night_hinder_vision_but_not_enhanced_vision() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator keen = hero("Keen", hex(5, 5), sense("enhanced-vision", 1));
        Gladiator ben = villain("Ben", hex(9, 5));
        GladiatorsState fog = table(
                Walls.NONE,
                Environments.natural(List.of(NaturalEnvironment.everywhere(Climate.FOG_SMOKE, 4))),
                ana,
                keen,
                ben);

        assertThat(scenario(fog)
                        .odds(play -> Spotting.finds(play, ana, ben))
                        .exact()
                        .chanceOf(true))
                .isEqualTo(Fraction.of(5, 10)); // 4 hexes: 3 / 2 = 1
        assertThat(Spotting.isSpotted(fog, keen, ben)).isTrue();
    }

    @Test
    @Ledger({"night-vision", "GG-AMB-119", "night"})
    void night_vision_needs_no_roll_at_night() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator owl = new Gladiator(
                "owl",
                "Owl",
                "heroes",
                Profiles.of(
                        Cast.build(
                                "name: Owl\ngp: 999\nstanding: major\npowers: []\ntraits: [{trait: night-vision}]\n"),
                        BOOK),
                hex(5, 5));
        Gladiator ben = villain("Ben", hex(9, 5));
        GladiatorsState night = table(
                Walls.NONE,
                Environments.natural(List.of(NaturalEnvironment.everywhere(Climate.NIGHT, 4))),
                ana,
                owl,
                ben);

        assertThat(Spotting.isSpotted(night, ana, ben)).isFalse();
        assertThat(Spotting.isSpotted(night, owl, ben)).isTrue();
    }

    @Test
    @Ledger({"GG-DET-3", "mental-detection", "mutant-detection", "magical-detection", "ignores-walls", "GG-DET-8"})
    void walls_stop_most_senses_and_some_serve_for_few_targets() {
        Gladiator ben = villain("Ben", hex(9, 5), FIST);
        Gladiator ana = hero("Ana", hex(5, 5), FIST, BOLT);
        Gladiator mental = hero(
                "Mental",
                hex(5, 5),
                sense("mental-detection", 1),
                BOLT,
                BOLT.replace("Bolt", "Mind").replace("heat", "psychic"));
        Gladiator mutant = hero("Mutant", hex(5, 5), sense("mutant-detection", 1), BOLT);
        Gladiator through = hero("Through", hex(5, 5), sense("vision", 1, "ignores-walls"), BOLT);
        Gladiator magical = hero("Magical", hex(5, 5), sense("magical-detection", 1), BOLT);
        GladiatorsState state = walled(ana, mental, mutant, through, magical, ben);

        assertThat(Spotting.isSpotted(state, ana, ben)).isFalse();
        assertThat(Spotting.mayTry(state, ana, ben)).isFalse();
        assertThat(Spotting.isTarget(
                        state, mental, ben, Cast.power(mental, "mind").way()))
                .isTrue();
        assertThat(Spotting.isTarget(
                        state, mental, ben, Cast.power(mental, "bolt").way()))
                .isFalse();
        assertThat(Spotting.isSpotted(state, mutant, ben)).isTrue();
        assertThat(Spotting.isTarget(
                        state, mutant, ben, Cast.power(mutant, "bolt").way()))
                .isFalse();
        assertThat(Spotting.isTarget(
                        state, through, ben, Cast.power(through, "bolt").way()))
                .isTrue();
        assertThat(Spotting.isSpotted(state, magical, ben)).isFalse(); // nothing magical about Ben
    }

    @Test
    @Ledger({"GG-HIT-16", "blind-fighting", "tracking-scent", "radar", "sonar", "super-hearing", "GG-AMB-73"})
    void poor_senses_reach_only_so_far_and_make_aiming_harder() {
        Gladiator ben = villain("Ben", hex(9, 5), UNSEEN);
        Gladiator blind = hero("Blind", hex(5, 5), sense("blind-fighting", 1), BOLT);
        Gladiator scent = hero("Scent", hex(5, 5), sense("tracking-scent", 1), BOLT);
        Gladiator sonar = hero("Sonar", hex(5, 5), sense("sonar", 1), BOLT);
        Gladiator hearing = hero("Hearing", hex(5, 5), sense("super-hearing", 1), BOLT);
        Gladiator radar = hero("Radar", hex(5, 5), sense("radar", 1), BOLT);
        GladiatorsState state = table(ben, blind, scent, sonar, hearing, radar);

        assertThat(aim(state, blind, ben)).isEqualTo(-1);
        assertThat(aim(state, sonar, ben)).isZero();
        assertThat(aim(state, hearing, ben)).isZero();
        assertThat(aim(state, radar, ben)).isZero();
        assertThat(Spotting.isSpotted(state, scent, ben)).isTrue();
        assertThat(Spotting.isTarget(
                        state, scent, ben, Cast.power(scent, "bolt").way()))
                .isFalse();
        ben.set(Position.on(hex(7, 5)));
        assertThat(aim(state, scent, ben)).isEqualTo(-2);
        ben.set(Position.on(hex(11, 5)));
        assertThat(aim(state, blind, ben)).isEqualTo(-2);
        assertThat(Spotting.isSpotted(state, sonar, ben)).isFalse();
        assertThat(Spotting.isSpotted(state, scent, ben)).isFalse();
        ben.set(Position.on(hex(16, 5)));
        assertThat(Spotting.isSpotted(state, blind, ben)).isFalse();
    }

    private static int aim(GladiatorsState state, Gladiator observer, Gladiator target) {
        return Spotting.aim(
                        state, observer, target, Cast.power(observer, "bolt").way())
                .orElseThrow();
    }

    @Test
    @Ledger({"clairvoyance", "GG-TRN-11"})
    void clairvoyance_looks_from_elsewhere_and_blinds_meanwhile() {
        Gladiator ana = hero("Ana", hex(5, 5), sense("clairvoyance", 1));
        Gladiator ben = villain("Ben", hex(9, 5));
        Gladiator cid = villain("Cid", hex(4, 5));
        var play = scenario(walled(ana, ben, cid))
                .choice("detect.viewpoint", "9,5")
                .choice("detect.viewpoint", "5,5");
        assertThat(Spotting.isSpotted(play.state(), ana, ben)).isFalse();

        Acts.take(play, ana, "viewpoint");
        assertThat(Spotting.isSpotted(play.state(), ana, ben)).isTrue();
        assertThat(Spotting.isSpotted(play.state(), ana, cid)).isFalse();
        Acts.take(play, ana, "viewpoint");

        assertThat(play.log()).containsExactly("Ana looks from Ben's hex", "Ana sees with the own eyes again");
        assertThat(Spotting.isSpotted(play.state(), ana, cid)).isTrue();
    }
}
