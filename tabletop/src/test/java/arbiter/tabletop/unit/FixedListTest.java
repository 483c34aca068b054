package arbiter.tabletop.unit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class FixedListTest {

    private final List<String> source = new ArrayList<>(List.of("ann", "bob", "cid"));
    private final List<String> fixed = FixedList.copyOf(source);

    @Test
    void it_has_what_it_was_made_of_in_that_order() {
        List<String> walked = new ArrayList<>();
        for (String name : fixed) {
            walked.add(name);
        }
        fixed.forEach(walked::add);

        assertThat(fixed).isEqualTo(source).hasSameHashCodeAs(source);
        assertThat(walked).containsExactly("ann", "bob", "cid", "ann", "bob", "cid");
        assertThat(fixed.indexOf("cid")).isEqualTo(2);
        assertThat(fixed.contains("dan")).isFalse();
    }

    @Test
    void nothing_changes_it() {
        source.set(0, "dan");
        fixed.toArray()[1] = "dan";

        assertThat(fixed).containsExactly("ann", "bob", "cid");
        assertThatThrownBy(() -> fixed.set(0, "dan")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> fixed.add("dan")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void there_is_nothing_after_the_last() {
        Iterator<String> none = FixedList.<String>copyOf(List.of()).iterator();

        assertThat(none.hasNext()).isFalse();
        assertThatThrownBy(none::next).isInstanceOf(NoSuchElementException.class);
    }
}
