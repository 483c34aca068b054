package arbiter.tabletop.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.kernel.Decider;
import org.junit.jupiter.api.Test;

class TableStateTest {

    private final Pawn ann = new Pawn("ann", "red", 5);
    private final Pawn bob = new Pawn("bob", "red", 3);
    private final Pawn cid = new Pawn("cid", "blue", 4);
    private final Yard yard = new Yard(ann, bob, cid);

    @Test
    void a_copy_knows_nothing_of_what_happens_to_the_original() {
        Yard copy = yard.copy();
        assertThat(copy).isEqualTo(yard).hasSameHashCodeAs(yard);

        ann.set(new Pawn.Life(1, Ints.of(7)));
        yard.set(new Yard.Clock(2));
        bob.hide(true);

        assertThat(copy).isNotEqualTo(yard);
        assertThat(copy.unit("ann").life()).isEqualTo(new Pawn.Life(5, Ints.EMPTY));
        assertThat(copy.round()).isEqualTo(1);
        assertThat(copy.unit("bob").isHidden()).isFalse();
    }

    @Test
    void what_is_restored_can_be_changed_without_changing_what_it_was_restored_to() {
        Yard before = yard.copy();
        int hash = before.hashCode();
        ann.set(new Pawn.Life(1, Ints.EMPTY));
        yard.restore(before);

        ann.set(new Pawn.Life(2, Ints.EMPTY));
        assertThat(before.unit("ann").life().left()).isEqualTo(5);
        assertThat(before).hasSameHashCodeAs(hash).isNotEqualTo(yard);
        assertThat(yard.hashCode()).isNotEqualTo(hash);

        yard.restore(before);
        before.unit("ann").set(new Pawn.Life(3, Ints.EMPTY));
        assertThat(ann.life().left()).isEqualTo(5);
        assertThat(yard.hashCode()).isEqualTo(hash);
    }

    @Test
    void restoring_keeps_the_very_objects_of_units() {
        Yard before = yard.copy();
        ann.set(new Pawn.Life(0, Ints.EMPTY));
        yard.join(new Pawn("dan", "blue", 1));
        yard.set(new Yard.Clock(9));

        yard.restore(before);

        assertThat(yard).isEqualTo(before);
        assertThat(yard.unit("ann")).isSameAs(ann);
        assertThat(ann.life().left()).isEqualTo(5);
        assertThat(yard.units()).hasSize(3);
    }

    @Test
    void restoring_brings_back_those_who_had_joined() {
        Yard without = yard.copy();
        yard.join(new Pawn("dan", "blue", 1));
        Yard with = yard.copy();

        yard.restore(without);
        yard.restore(with);

        assertThat(yard).isEqualTo(with);
        assertThat(yard.unit("dan")).isNotSameAs(with.unit("dan"));
    }

    @Test
    void restoring_does_not_take_one_newcomer_for_another() {
        Yard other = yard.copy();
        yard.join(new Pawn("dan", "blue", 1));
        other.join(new Pawn("eve", "red", 2));

        yard.restore(other);

        assertThat(yard).isEqualTo(other);
        assertThat(yard.find("dan")).isEmpty();
        assertThat(yard.unit("ann")).isSameAs(ann);
    }

    @Test
    void a_difference_in_any_part_makes_a_difference() {
        assertThat(yard).isNotEqualTo(new Yard(ann, bob));
        assertThat(new Yard(new Pawn("ann", "red", 5))).isEqualTo(new Yard(new Pawn("ann", "red", 5)));
        assertThat(new Yard(new Pawn("ann", "red", 5))).isNotEqualTo(new Yard(new Pawn("ann", "blue", 5)));
        Yard stronger = new Yard(new Pawn("ann", "red", 6));
        stronger.unit("ann").set(new Pawn.Life(5, Ints.EMPTY));
        assertThat(stronger).isNotEqualTo(new Yard(new Pawn("ann", "red", 5)));
    }

    @Test
    void enemies_are_those_on_other_sides_who_are_there_and_known() {
        assertThat(yard.enemiesOf(ann)).containsExactly(cid);
        assertThat(yard.friendsOf(ann)).containsExactly(bob);
        cid.hide(true);
        assertThat(yard.enemiesOf(ann)).isEmpty();
        assertThat(yard.hiddenUnits()).containsExactly("cid");
        bob.set(new Pawn.Life(0, Ints.EMPTY));
        assertThat(yard.friendsOf(ann)).isEmpty();
    }

    @Test
    void units_are_found_by_id() {
        assertThat(yard.find("cid")).containsSame(cid);
        assertThat(yard.find("eve")).isEmpty();
        assertThat(yard.side(Decider.unit("cid"))).contains("blue");
        assertThat(yard.side(Decider.GAMEMASTER)).isEmpty();
        assertThatThrownBy(() -> yard.unit("eve")).hasMessage("nobody here is called eve");
    }
}
