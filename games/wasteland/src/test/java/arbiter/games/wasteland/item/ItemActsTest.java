package arbiter.games.wasteland.item;

import static arbiter.games.wasteland.Cast.enemy;
import static arbiter.games.wasteland.Cast.hero;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Turns;
import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.item.ItemEvents.WeaponJammed;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.testkit.Ledger;
import org.junit.jupiter.api.Test;

class ItemActsTest {

    private static final int RIGHT_ARM = 3;

    private final Fighter rook = hero("rook", 0, 0);
    private final Fighter maul = hero("maul", 0, 0);
    private final Fighter whisper = hero("whisper", 0, 0);
    private final Fighter gunner = enemy("road-gunner", 1, 1);

    @Test
    @Ledger({"WAS-MIN-2", "draw-item", "WAS-GEAR-2"})
    void something_is_drawn_into_the_free_hand_or_in_place_of_what_is_put_away() {
        var play = Turns.of(rook, gunner);
        play.choice("item.stow", "none");
        Turns.act(play, "draw:mender-shot");
        Turns.begin(play, rook);
        play.choice("item.stow", "service-pistol");
        Turns.act(play, "draw:machete");

        assertThat(play.log())
                .containsExactly(
                        "Rook draws the mender shot", "Rook puts the service pistol away", "Rook draws the machete");
        assertThat(Turns.menu(play.state(), rook)).doesNotContain("draw:service-pistol"); // the minor action is used
    }

    @Test
    @Ledger({"WAS-GEAR-5", "WAS-QUAL-15", "two-handed", "WAS-TURN-5"})
    void another_grip_and_dropping_are_free() {
        var play = Turns.of(maul, gunner);
        Turns.act(play, "one-hand:nail-bat");
        assertThat(Turns.menu(play.state(), maul))
                .contains("both-hands:nail-bat")
                .doesNotContain("one-hand:nail-bat");
        Turns.act(play, "both-hands:nail-bat");
        assertThat(Turns.menu(play.state(), maul)).doesNotContain("one-hand:nail-bat"); // once a turn
        Turns.act(play, "drop:nail-bat");
        Turns.act(play, "pick-up:nail-bat");

        assertThat(play.log())
                .containsExactly(
                        "Maul holds the nail bat in one hand",
                        "Maul holds the nail bat in both hands",
                        "Maul drops the nail bat",
                        "Maul picks up the nail bat");
        assertThat(maul.items().get(maul.items().items().size() - 1).grip()).isEqualTo(Grip.BOTH);
    }

    @Test
    @Ledger({"WAS-INJ-4", "WAS-AMB-74", "injury-arm"})
    void with_an_arm_out_of_use_a_weapon_for_two_hands_is_taken_up_in_one() {
        var play = Turns.of(maul, gunner);
        Injuries.inflict(play, maul, RIGHT_ARM, false);
        Turns.act(play, "pick-up:nail-bat");

        assertThat(play.log())
                .containsExactly(
                        "Maul has an injury of the right arm", "Maul drops the nail bat", "Maul picks up the nail bat");
        assertThat(maul.items().get(maul.items().items().size() - 1).grip()).isEqualTo(Grip.LEFT);
    }

    @Test
    @Ledger({"fast-reach", "WAS-MIN-2"})
    void a_quick_hand_draws_the_first_item_of_a_turn_for_free() {
        var play = Turns.of(whisper, gunner);
        Turns.act(play, "drop:marksman-rifle");
        Turns.act(play, "draw:pocket-blade");
        play.choice("item.stow", "none");
        Turns.act(play, "draw:throwing-hatchet"); // the second one is the minor action

        assertThat(whisper.turn().minors()).isEqualTo(1);
        assertThat(whisper.items().items())
                .filteredOn(item -> item.grip() == Grip.STOWED)
                .filteredOn(item -> item.item().id().equals("throwing-hatchet"))
                .extracting(CarriedItem::count)
                .containsExactly(2);
    }

    @Test
    @Ledger({"WAS-MIN-3", "comp-jam"})
    void a_jammed_weapon_is_cleared_by_a_minor_action() {
        var play = Turns.of(rook, gunner);
        play.emit(new WeaponJammed("rook", 0, true));
        assertThat(Turns.menu(play.state(), rook)).doesNotContain("attack:shoot:service-pistol:road-gunner");

        Turns.act(play, "clear-jam:service-pistol");

        assertThat(play.log()).containsExactly("Rook's service pistol jams", "Rook's service pistol works again");
        assertThat(Turns.menu(play.state(), rook)).contains("attack:shoot:service-pistol:road-gunner");
    }
}
