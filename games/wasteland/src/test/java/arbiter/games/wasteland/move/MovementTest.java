package arbiter.games.wasteland.move;

import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Cast;
import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.injury.InjuryEvents.Injured;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Resistance;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.turn.ActMenu;
import arbiter.games.wasteland.turn.MenuEntry;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.CoverLeft;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.games.wasteland.zone.Posture;
import arbiter.kernel.Cost;
import arbiter.kernel.Game;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A yard, a muddy road over a low wall, a swamp behind it, and a roof up the stairs. */
class MovementTest {

    private static final String FIELD = """
        game: wasteland
        units:
          - {name: Maul, character: ../characters/maul.yaml, side: party, at: yard, now: {luck: 0}}
          - {name: Hale, character: ../characters/hale.yaml, side: party, at: yard, now: {luck: 0}}
          - {id: thug, from: scav-thug, side: raiders, at: road}
          - {id: gunner, from: road-gunner, side: raiders, at: road behind cart}
          - {id: moth, from: glow-moth, side: raiders, at: yard}
          - {id: turret, from: gate-turret, side: raiders, at: yard}
        scene:
          zones:
            - {name: yard, cover: [{name: crates, kind: wooden-cover}]}
            - {name: road, terrain: thick-mud, cover: [{name: cart, kind: rubble-cover}]}
            - {name: swamp, terrain: swamp}
            - {name: roof, terrain: stairs-up}
          links:
            - {between: [yard, road], obstacles: [waist-high], one-way: true}
            - {between: [road, swamp]}
            - {between: [yard, roof]}
          pools: {party: %s, gamemaster: 6}
        turn: %s
        """;

    private final Game<WastelandState> game = Tables.BOOK.game();

    private static Scenario<WastelandState> turnOf(String unit, int points) {
        return new Scenario<>(Tables.of(FIELD.formatted(points, unit)));
    }

    private static List<String> movements(WastelandState state) {
        return ActMenu.of(state, state.acting().orElseThrow()).stream()
                .filter(entry -> entry.act().isMovement())
                .map(MovementTest::priced)
                .toList();
    }

    private static String priced(MenuEntry entry) {
        int points = entry.costs().stream()
                .filter(cost -> cost.what().equals("AP"))
                .mapToInt(Cost::amount)
                .sum();
        return entry.id() + (points == 0 ? "" : " " + points);
    }

    private void act(Scenario<WastelandState> play, String id) {
        play.choice("turn.action", id);
        game.advance(play);
    }

    @Test
    @Ledger({
        "WAS-MOVE-1",
        "WAS-MOVE-3",
        "WAS-MOVE-4",
        "WAS-MOVE-5",
        "WAS-MOVE-6",
        "WAS-MIN-4",
        "WAS-MAJ-9",
        "sprint",
        "WAS-AMB-43"
    })
    void every_place_has_its_price_and_what_cannot_be_paid_is_not_offered() {
        assertThat(movements(turnOf("maul", 4).state()))
                .containsExactly(
                        "move:yard:behind-crates",
                        "move:yard:to-hale",
                        "move:yard:to-moth",
                        "move:yard:to-turret",
                        "move:road 2", // 1 for the wall, 1 for the mud
                        "move:road:behind-cart 2",
                        "move:road:to-thug 2",
                        "move:road:to-gunner 2",
                        "move:roof 1",
                        "sprint:swamp 4");
        assertThat(movements(turnOf("maul", 1).state()))
                .containsExactly(
                        "move:yard:behind-crates",
                        "move:yard:to-hale",
                        "move:yard:to-moth",
                        "move:yard:to-turret",
                        "move:roof 1");
    }

    @Test
    @Ledger({"WAS-MOVE-2", "WAS-MOVE-3", "WAS-MOVE-4", "WAS-COVER-5", "WAS-TURN-4", "ap-terrain", "ap-obstacle", "move"
    })
    void a_move_is_paid_for_and_ends_where_one_likes() {
        var play = turnOf("maul", 4);

        act(play, "move:road:to-gunner");

        assertThat(play.log())
                .containsExactly(
                        "Maul spends 1 AP: difficult terrain",
                        "Maul spends 1 AP: obstacles",
                        "Maul moves to road, behind the cart, up to Road gunner");
        WastelandState state = play.state();
        assertThat(state.pools().party()).isEqualTo(2);
        assertThat(Nearness.within(state.unit("maul"), state.unit("gunner"))).isTrue();
        assertThat(Nearness.within(state.unit("maul"), state.unit("thug"))).isFalse();
        assertThat(movements(state)).isEmpty();
        play.allUsed();
    }

    @Test
    @Ledger({"WAS-MOVE-2"})
    void one_may_stop_beside_several_people_and_leave_them_unharmed() {
        var play = turnOf("maul", 4).choice("move.reach", "gunner");
        act(play, "move:road:to-thug");
        act(play, "end");

        assertThat(play.log()).contains("Maul moves to road, up to Scav thug and Road gunner");
        assertThat(Nearness.isDisturbed(play.state(), play.state().unit("maul")))
                .isTrue();
    }

    @Test
    @Ledger({"WAS-MAJ-9", "WAS-MOVE-3", "WAS-MOVE-5"})
    void a_sprint_goes_through_one_zone_into_the_next() {
        var play = turnOf("hale", 6);

        act(play, "sprint:swamp");

        assertThat(play.log())
                .containsExactly(
                        "Hale spends 3 AP: difficult terrain",
                        "Hale spends 1 AP: obstacles",
                        "Hale sprints to road",
                        "Hale sprints to swamp");
        assertThat(play.events().get(3).walk(play.state()).orElseThrow().by()).containsExactly("swamp");
    }

    @Test
    @Ledger({"WAS-PRONE-1", "WAS-PRONE-2", "WAS-PRONE-6", "WAS-MAJ-11", "stand-up", "crawl", "WAS-AMB-06"})
    void whoever_lies_crawls_or_stands_up_and_lies_down_again_only_after_moving() {
        var play = turnOf("maul", 0);
        act(play, "move:yard:behind-crates");
        act(play, "drop-prone");
        assertThat(play.log()).containsExactly("Maul moves behind the crates", "Maul drops prone");
        assertThat(movements(play.state())).isEmpty();

        var next = turnOf("maul", 1);
        next.state().unit("maul").set(play.state().unit("maul").posture());
        assertThat(movements(next.state()))
                .containsExactly(
                        "stand-up",
                        "crawl:yard:behind-crates",
                        "crawl:yard:to-hale",
                        "crawl:yard:to-moth",
                        "crawl:yard:to-turret",
                        "crawl:roof 1");
        act(next, "crawl:roof");
        assertThat(next.log()).containsExactly("Maul spends 1 AP: difficult terrain", "Maul crawls to roof");
        assertThat(next.state().unit("maul").isProne()).isTrue();

        var third = turnOf("maul", 0);
        third.state().unit("maul").set(play.state().unit("maul").posture());
        act(third, "stand-up");
        assertThat(third.log()).containsExactly("Maul stands up");
        assertThat(movements(third.state())).isEmpty();
    }

    @Test
    @Ledger({"WAS-PRONE-6", "WAS-INJ-5", "WAS-MAJ-11", "stand-up-injured", "WAS-AMB-06"})
    void with_an_injured_leg_every_movement_is_a_major_action() {
        var play = turnOf("maul", 0);
        new Injured("maul", 4, false).apply(play.state());
        assertThat(movements(play.state()))
                .containsExactly(
                        "crawl:yard:behind-crates", "crawl:yard:to-hale", "crawl:yard:to-moth", "crawl:yard:to-turret");
        act(play, "crawl:yard:to-hale");
        act(play, "drop-prone");
        act(play, "end");
        assertThat(play.log()).containsExactly("Maul limps up to Hale", "Maul drops prone", "Maul has finished");

        var next = turnOf("maul", 0);
        new Injured("maul", 4, false).apply(next.state());
        next.state().unit("maul").set(play.state().unit("maul").posture());
        assertThat(movements(next.state())).contains("stand-up-injured");
        act(next, "stand-up-injured");
        assertThat(next.state().unit("maul").turn().majors()).isEqualTo(1);
    }

    @Test
    @Ledger({"WAS-MOVE-7", "glow-moth", "WAS-AMB-73"})
    void flyers_pay_nothing_until_a_wing_is_hurt() {
        var play = turnOf("moth", 0);
        ActionPools.put(play.state(), 0, 0);
        assertThat(movements(play.state())).contains("move:road", "sprint:swamp");

        new Injured("moth", 2, false).apply(play.state());

        assertThat(movements(play.state())).noneMatch(id -> id.contains("road") || id.contains("swamp"));
        ActionPools.put(play.state(), 0, 2);
        assertThat(movements(play.state())).contains("crawl:road 2");
    }

    @Test
    @Ledger({"gate-turret"})
    void what_is_bolted_down_stays_where_it_is() {
        assertThat(movements(turnOf("turret", 0).state())).isEmpty();
    }

    @Test
    @Ledger({"WAS-AP-6", "WAS-MOVE-5"})
    void an_extra_minor_action_and_the_way_are_paid_for_together() {
        var play = turnOf("maul", 2);
        act(play, "aim");
        assertThat(movements(play.state()))
                .contains("move:roof 2") // 1 for the action, 1 for the stairs
                .doesNotContain("move:road 3")
                .contains("sprint:road 2", "sprint:roof 1"); // the major action is still free
    }

    @Test
    @Ledger({"WAS-MOVE-8", "WAS-CHAR-9", "WAS-MAJ-9"})
    void nobody_sprints_with_three_steps_too_much() {
        Fighter light = Cast.somebody("Ann", "party", 0, 0, 10, Resistance.NONE, BOOK.weapon("machete"));
        Weapon[] belts = Collections.nCopies(20, BOOK.weapon("rotary-gun")).toArray(new Weapon[0]);
        Fighter heavy = Cast.somebody("Bo", "party", 1, 0, 10, Resistance.NONE, belts);

        assertThat(Gait.canSprint(light)).isTrue();
        assertThat(heavy.encumbrance()).isGreaterThanOrEqualTo(3);
        assertThat(Gait.canSprint(heavy)).isFalse();
    }

    @Test
    @Ledger({"WAS-COVER-5", "comp-exposed"})
    void the_next_movement_ends_what_kept_somebody_out_of_cover() {
        var play = turnOf("gunner", 0);
        Fighter gunner = play.state().unit("gunner");
        Posture.expose(play, gunner);
        assertThat(CoverLeft.isBehind(play.state(), gunner)).isFalse();

        act(play, "move:road:behind-cart");
        assertThat(CoverLeft.isBehind(play.state(), gunner)).isTrue();

        var away = turnOf("gunner", 0);
        act(away, "move:yard");
        assertThat(CoverLeft.isBehind(away.state(), away.state().unit("gunner")))
                .isFalse();
        assertThat(away.log()).containsExactly("Road gunner moves to yard");
    }

    private static final String CROSSROADS = """
            game: wasteland
            units:
              - {name: Maul, character: ../characters/maul.yaml, side: party, at: yard, now: {luck: 0}}
              - {id: ash, name: Ash, from: feral-hound, side: party, at: yard}
              - {id: thug, from: scav-thug, side: raiders, at: gate}
            scene:
              zones: [{name: yard}, {name: bog, terrain: swamp}, {name: lane, terrain: thick-mud}, {name: gate}]
              links:
                - {between: [yard, bog]}
                - {between: [yard, lane]}
                - {between: [bog, gate]}
                - {between: [lane, gate]}
              companions: [{unit: ash, of: maul}]
              mines: [%s]
              pools: {party: 3, gamemaster: 0}
            turn: maul
            """;

    @Test
    @Ledger({"WAS-MOVE-5", "WAS-MAJ-9"})
    void of_two_ways_the_cheaper_is_taken_unless_somebody_says_otherwise() {
        var play = new Scenario<>(Tables.of(CROSSROADS.formatted("")));
        act(play, "sprint:gate");
        assertThat(play.log())
                .containsExactly("Maul spends 1 AP: difficult terrain", "Maul sprints to lane", "Maul sprints to gate");

        var other = new Scenario<>(Tables.of(CROSSROADS.formatted(""))).choice("move.route", "via-bog");
        act(other, "sprint:gate");
        assertThat(other.log())
                .containsExactly("Maul spends 2 AP: difficult terrain", "Maul sprints to bog", "Maul sprints to gate");
    }

    @Test
    @Ledger({"WAS-QUAL-8", "WAS-MOVE-5"})
    void a_way_without_a_mine_that_one_knows_of_comes_first() {
        var play = new Scenario<>(Tables.of(CROSSROADS.formatted("{weapon: trip-mine, at: lane, known-to: party}")));
        act(play, "sprint:gate");

        assertThat(play.log())
                .containsExactly("Maul spends 2 AP: difficult terrain", "Maul sprints to bog", "Maul sprints to gate");
    }

    @Test
    @Ledger({"WAS-MOVE-5", "WAS-MAJ-12"})
    void a_companion_keeps_up_for_nothing_and_pays_when_it_is_sent_running() {
        WastelandState state = Tables.of(CROSSROADS.formatted(""));
        Fighter ash = state.unit("ash");

        assertThat(ZoneRoute.into(state, ash, 1).points()).isZero();
        assertThat(ZoneRoute.into(state, state.unit("maul"), 1).points()).isEqualTo(2);
        assertThat(ZoneRoute.running(state, ash, 3).get(0).points()).isEqualTo(1);
    }
}
