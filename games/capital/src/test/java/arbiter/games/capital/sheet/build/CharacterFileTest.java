package arbiter.games.capital.sheet.build;

import static arbiter.games.capital.Characters.BOOK;
import static arbiter.games.capital.Characters.plain;
import static arbiter.games.capital.Characters.plainBut;
import static arbiter.games.capital.Characters.read;
import static arbiter.games.capital.Characters.sheet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import arbiter.content.ContentProblems;
import arbiter.content.json.Json;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Profile;
import org.junit.jupiter.api.Test;

class CharacterFileTest {

    @Test
    void a_file_with_unknown_words_is_refused_as_a_whole() {
        String yaml = plainBut("class: lancer", "class: lanser").replace("weapon: pistol", "weapon: pistl");

        assertThatThrownBy(() -> read(yaml)).isInstanceOf(ContentProblems.class).hasMessage("""
                        ona.yaml:11:8: unknown character class 'lanser'; did you mean 'lancer'?
                        ona.yaml:19:20: unknown weapon 'pistl'; did you mean 'pistol'?""");
    }

    @Test
    void dice_that_no_one_can_throw_are_refused() {
        assertThatThrownBy(() -> read(plain() + "levels:\n  - {hit-points: 7}\n"))
                .hasMessage("ona.yaml:23:18: '7' are no dice; write minimum, 4 or 3+5");
    }

    @Test
    void a_file_that_is_no_character_is_refused() {
        assertThatThrownBy(() -> read(plainBut("kind: character", "kind: npc")))
                .hasMessageContaining("ona.yaml:1:7: unknown unit 'npc'");
    }

    @Test
    void a_written_character_reads_back_the_same() {
        var build = read(plain() + "  found: [{item: whip, count: 2}]\n  wears: \"+2\"\n")
                .build();

        assertThat(read(Build.format(BOOK.content()).write(build)).build()).isEqualTo(build);
    }

    @Test
    void profiles_survive_being_saved() {
        Json json = Json.with(BOOK.content());
        Profile ona = sheet(plain()).profile();
        Profile seer = BOOK.content().get(Adversary.class, "mire-seer").profile(BOOK);

        assertThat(json.read(json.write(ona), Profile.class)).isEqualTo(ona);
        assertThat(json.read(json.write(seer), Profile.class)).isEqualTo(seer);
    }
}
