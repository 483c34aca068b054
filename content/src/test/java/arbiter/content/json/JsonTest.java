package arbiter.content.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.content.catalogue.Arena;
import arbiter.content.catalogue.Arena.Ammo;
import arbiter.content.catalogue.Arena.Gear;
import arbiter.content.catalogue.Arena.Weapon;
import arbiter.content.catalogue.Catalogue;
import arbiter.content.json.Table.Condition;
import arbiter.content.json.Table.Fighter;
import arbiter.content.json.Table.Happening;
import arbiter.content.json.Table.Hit;
import arbiter.content.json.Table.Missed;
import arbiter.content.json.Table.Spot;
import arbiter.content.json.Table.Stunned;
import arbiter.content.yaml.Source;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;

class JsonTest {

    private final Catalogue arena = Arena.content().load();
    private final Json json = Json.with(arena);

    private Table table() {
        Table table = new Table();
        table.round = 3;
        table.fighters.add(new Fighter("Mara", arena.get(Weapon.class, "pistol"))
                .with(arena.get(Gear.class, "tonic"), arena.get(Ammo.class, "nine-mil"), 12));
        return table;
    }

    @Test
    void a_table_is_readable_json() {
        assertThat(json.readable(table())).isEqualTo("""
                        {
                          "phase": "surprise-round",
                          "round": 3,
                          "seeds": [1, 2],
                          "board": [[0, 1], [2, 3]],
                          "fighters": [{
                            "name": "Mara",
                            "hidden": true,
                            "spot": {
                              "x": 1,
                              "y": 2
                            },
                            "initiative": 7,
                            "weapon": "pistol",
                            "gear": ["tonic"],
                            "rounds": {
                              "nine-mil": 12
                            },
                            "languages": ["zulu", "english", "aramaic", "basque"],
                            "conditions": [{
                              "kind": "stunned",
                              "rounds": 2
                            }, ["lasting", "out-cold"], {
                              "kind": "burning",
                              "damage": 3,
                              "by": null
                            }]
                          }],
                          "turn": null
                        }""");
    }

    @Test
    void a_table_that_is_read_back_is_the_same() {
        String written = json.write(table());
        Table again = json.read(written, Table.class);

        assertThat(written).doesNotContain("\n").doesNotContain(" ");
        assertThat(again).usingRecursiveComparison().isEqualTo(table());
        assertThat(json.write(again)).isEqualTo(written);
        assertThat(json.read(json.readable(table()), Table.class))
                .usingRecursiveComparison()
                .isEqualTo(table());
    }

    @Test
    void a_value_says_its_kind_also_on_its_own() {
        String written = Json.plain().write(new Stunned(2));

        assertThat(written).isEqualTo("{\"kind\":\"stunned\",\"rounds\":2}");
        assertThat(Json.plain().read(written, Condition.class)).isEqualTo(new Stunned(2));
    }

    @Test
    void an_open_interface_needs_its_kinds_named() {
        record Log(List<Happening> happenings) {}
        Log log = new Log(List.of(new Hit("Mara", 3), new Missed("Raider")));
        Json events = json.kinds(Happening.class, List.of(Hit.class, Missed.class));

        assertThat(events.write(log))
                .isEqualTo("{\"happenings\":[{\"kind\":\"hit\",\"who\":\"Mara\",\"damage\":3},"
                        + "{\"kind\":\"missed\",\"who\":\"Raider\"}]}");
        assertThat(events.read(events.write(log), Log.class)).isEqualTo(log);
        assertThatThrownBy(() -> json.read(events.write(log), Log.class)).isInstanceOf(ContentProblems.class);
    }

    @Test
    void a_kind_cannot_have_a_field_of_that_name() {
        record Odd(String kind) implements Happening {}

        assertThatThrownBy(() -> json.kinds(Happening.class, List.of(Odd.class)).write(new Odd("x")))
                .hasMessageContaining("cannot have a field named kind");
    }

    @Test
    void what_does_not_fit_is_refused_in_plain_words() {
        refused("{\"x\": 1, \"z\": 2, \"y\": 3}").hasMessage("json:1:25: unknown key 'z'; there is x, y");
        refused("{\"x\": 1}").hasMessage("json:1:8: expected a whole number for 'y'");
        refused("{\"x\": 1, \"y\": \"2\"}").hasMessage("json:1:15: expected a whole number for 'y'");
        refused("{\"x\": 1, \"y\": 2.5}").hasMessage("json:1:15: expected a whole number for 'y'");
        refused("{\"x\": 1, \"y\": null}").hasMessage("json:1:15: expected a whole number for 'y'");
        refused("{\"x\": 1, \"x\": 2}").hasMessage("json:1:13: this is not JSON: Duplicate field 'x'");
        refused("{\"x\": 1, \"y\": 2} x").hasMessage("json:1:18: this is not JSON: Unrecognized token 'x'");
        refused("{\"x\": 1, \"y\": 2").hasMessage("json:1:16: this is not JSON: Unexpected end-of-input");
        refused("[]").hasMessage("json:1:1: expected a spot");
        refused("{\"x\": 1, \"y\": 2} {}").hasMessage("json:1:18: the text goes on after its end");
        refused("").isInstanceOf(ContentProblems.class);
        refused("[".repeat(100_000)).isInstanceOf(ContentProblems.class);
        refused("{\"x\": " + "9".repeat(500) + "}").hasMessageContaining("too long");
    }

    @Test
    void unknown_entries_and_kinds_are_answered_with_the_nearest() {
        assertThatThrownBy(() -> json.read("{\"weapon\": \"pistl\"}", Fighter.class))
                .hasMessage("json:1:12: unknown weapon 'pistl'; did you mean 'pistol'?");
        assertThatThrownBy(() -> json.read("{\"weapon\": 4}", Fighter.class))
                .hasMessage("json:1:12: expected a weapon for 'weapon'");
        assertThatThrownBy(() -> json.read("{\"phase\": \"figth\"}", Table.class))
                .hasMessage("json:1:11: unknown phase 'figth'; did you mean 'fight'?");
        assertThatThrownBy(() -> json.read("{\"fighters\": [{\"conditions\": 3}]}", Table.class))
                .hasMessage("json:1:30: expected a list for 'fighters[0].conditions'");
        assertThatThrownBy(() -> json.read("{\"kind\": \"stuned\"}", Condition.class))
                .hasMessage("json:1:10: unknown condition 'stuned'; did you mean 'stunned'?");
        assertThatThrownBy(() -> json.read("{\"rounds\": 1}", Condition.class))
                .hasMessageContaining("the key 'kind' is missing");
        assertThatThrownBy(() -> Json.plain().read("{\"weapon\": \"pistol\"}", Fighter.class))
                .hasMessage("json:1:12: entries can only be read with a catalogue");
    }

    @Test
    void what_a_record_refuses_is_its_own_message() {
        record Level(int value) {
            Level {
                if (value < 1) {
                    throw new IllegalArgumentException("levels begin at 1");
                }
            }
        }

        assertThatThrownBy(() -> json.read(Source.text("mara.json", "{\"value\": 0}"), Level.class))
                .hasMessageStartingWith("mara.json:1:")
                .hasMessageEndingWith(": levels begin at 1");
    }

    @Test
    void garbled_json_never_causes_anything_but_a_clear_refusal() {
        String good = json.write(table());
        int refusals = 0;
        Random random = new Random(11);
        for (int i = 0; i < 3000; i++) {
            StringBuilder garbled = new StringBuilder(good);
            for (int n = random.nextInt(3); n >= 0; n--) {
                garbled.setCharAt(random.nextInt(garbled.length()), "{}[]\",:0a-".charAt(random.nextInt(10)));
            }
            try {
                json.read(garbled.toString(), Table.class);
            } catch (ContentProblems refusal) {
                refusals++;
            }
        }
        assertThat(refusals).isBetween(1000, 3000);
    }

    private AbstractThrowableAssert<?, ? extends Throwable> refused(String text) {
        return assertThatThrownBy(() -> json.read(text, Spot.class)).isInstanceOf(ContentProblems.class);
    }
}
