package arbiter.content.yaml;

import static arbiter.content.yaml.Armoury.gun;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.content.Problems;
import arbiter.content.yaml.Armoury.Attack;
import arbiter.content.yaml.Armoury.Attribute;
import arbiter.content.yaml.Armoury.Blast;
import arbiter.content.yaml.Armoury.Gun;
import arbiter.content.yaml.Armoury.Note;
import arbiter.content.yaml.Armoury.Piercing;
import arbiter.content.yaml.Armoury.Plain;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BinderTest {

    @Test
    void an_entry_becomes_a_record() {
        Gun gun = gun("""
                id: pistol
                name: Pistol No. 1
                ammo: 3
                maker: no
                tags: [light, "gun"]
                attacks:
                  - {range: 030, attribute: VSN}
                  - {range: 5, attribute: point-blank, shots: 2}
                needs: {AGI: -1, vsn: 2}
                loud: true
                class: sidearm
                """);

        assertThat(gun.ammo()).hasValue(3);
        assertThat(gun.maker()).contains("no");
        assertThat(gun.tags()).containsExactly("light", "gun");
        assertThat(gun.attacks())
                .containsExactly(new Attack(30, Attribute.VSN, 1), new Attack(5, Attribute.POINT_BLANK, 2));
        assertThat(gun.needs()).containsExactly(Map.entry(Attribute.AGI, -1), Map.entry(Attribute.VSN, 2));
        assertThat(gun.loud()).isTrue();
        assertThat(gun.group()).contains("sidearm");
    }

    @Test
    void what_a_file_leaves_out_is_empty() {
        Gun gun = gun("{id: pistol, name: Pistol}");

        assertThat(gun.ammo()).isEmpty();
        assertThat(gun.maker()).isEmpty();
        assertThat(gun.tags()).isEmpty();
        assertThat(gun.attacks()).isEmpty();
        assertThat(gun.needs()).isEmpty();
        assertThat(gun.loud()).isFalse();
    }

    @Test
    void effects_are_written_as_a_word_or_with_a_rating_or_in_full() {
        Gun gun = gun("""
                id: cannon
                name: Cannon
                effects: [slow, piercing: 2, {kind: blast, radius: 4}, blast: {radius: 1, spares: [ally]}]
                """);

        assertThat(gun.effects())
                .containsExactly(Plain.SLOW, new Piercing(2), new Blast(4, List.of()), new Blast(1, List.of("ally")));
    }

    @Test
    void lists_read_from_files_cannot_be_changed() {
        Gun gun = gun("{id: pistol, name: Pistol, attacks: [{range: 1, attribute: agi}]}");

        assertThatThrownBy(() -> gun.attacks().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> gun.needs().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void a_free_form_part_stays_a_node_until_somebody_reads_it() {
        Note note =
                Yaml.read(Source.text("note.yaml", "title: Spare gun\nbody:\n  id: pistol\n  name: 12\n"), Note.class);

        assertThat(note.body().get("id").orElseThrow().text()).isEqualTo("pistol");
        assertThat(note.body().get("name").orElseThrow().integer()).isEqualTo(12);
        assertThat(Binder.plain().bind(note.body(), Gun.class).name()).isEqualTo("12");
    }

    @Test
    void a_caller_reports_its_own_problem_at_a_node() {
        Note note = Yaml.read(Source.text("note.yaml", "title: Spare gun\nbody: [a, {b: c}]\n"), Note.class);
        Node second = note.body().list().get(1);

        assertThat(second.problem("no such unit")).hasMessage("note.yaml:2:11: no such unit");
        assertThatThrownBy(second::text).hasMessage("note.yaml:2:11: expected a text, found a map");
        assertThatThrownBy(second::list).hasMessage("note.yaml:2:11: expected a list, found a map");
        assertThatThrownBy(() -> second.map().get("b").integer())
                .hasMessage("note.yaml:2:15: expected a whole number, found 'c'");
        assertThatThrownBy(() -> second.map().get("b").map())
                .hasMessage("note.yaml:2:15: expected keys with values, found 'c'");
    }

    @Test
    void problems_of_several_nodes_are_collected() {
        Node list = Yaml.read(Source.text("rack.yaml", "- {id: a}\n- {id: b, name: B}\n- [c]\n"));
        Problems problems = new Problems();

        list.list().forEach(node -> Binder.plain().bind(node, Gun.class, problems));

        assertThatThrownBy(problems::throwIfAny)
                .isInstanceOf(ContentProblems.class)
                .hasMessage("""
                        rack.yaml:1:3: missing key 'name'
                        rack.yaml:3:3: expected the keys id, name, ammo, maker, tags, attacks, needs, effects, \
                        loud, class, found a list""");
    }

    @Test
    void a_game_adds_its_own_notation() {
        record Roll(Integer dice, Count count) {}
        Binder binder = Binder.plain().with(Count.class, Count::of);

        assertThat(binder.read(Source.text("roll.yaml", "{dice: 2, count: xxx}"), Roll.class))
                .isEqualTo(new Roll(2, new Count(3)));
        assertThatThrownBy(() -> binder.read(Source.text("roll.yaml", "{dice: 2, count: xoo}"), Roll.class))
                .hasMessage("roll.yaml:1:18: a count is written with x only");
    }

    @Test
    void a_game_names_its_behaviours() {
        record Perk(List<Runnable> traits) {}
        Traits<Runnable> traits =
                Traits.of(Runnable.class).with("quick-draw", () -> {}).with("burst", Burst.class);
        Binder binder = Binder.plain().with(traits);

        Perk perk = binder.read(Source.text("perk.yaml", "traits: [quick-draw, burst: 3]"), Perk.class);

        assertThat(perk.traits()).containsExactly(traits.get("quick-draw"), new Burst(3));
        assertThatThrownBy(() -> binder.read(Source.text("perk.yaml", "traits: [quickdraw, burst]"), Perk.class))
                .hasMessage("""
                        perk.yaml:1:10: unknown runnable 'quickdraw'; did you mean 'quick-draw'?
                        perk.yaml:1:21: missing key 'shots'""");
        assertThatThrownBy(() -> traits.get("burst")).hasMessage("runnable 'burst' needs parameters");
        assertThatThrownBy(() -> traits.get("bust")).hasMessage("unknown runnable 'bust'; did you mean 'burst'?");
    }

    @Test
    void a_record_that_files_cannot_describe_is_a_mistake_of_the_game() {
        record Odd(Thread thread) {}

        assertThatThrownBy(() -> Yaml.read(Source.text("odd.yaml", "thread: main"), Odd.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("values of java.lang.Thread cannot be read from files");
    }

    record Burst(int shots) implements Runnable {
        @Override
        public void run() {}
    }

    record Count(int value) {
        static Count of(String text) {
            if (!text.matches("x+")) {
                throw new IllegalArgumentException("a count is written with x only");
            }
            return new Count(text.length());
        }
    }
}
