package arbiter.games.centuryg.setup;

import static arbiter.games.centuryg.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.centuryg.CenturyContent;
import arbiter.games.centuryg.CenturyRulebook;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.Opposition;
import arbiter.testkit.Ledger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FairFightTest {

    private static Source file(String name) {
        return Source.resource(CenturyContent.class, "/centuryg/characters/" + name + ".yaml");
    }

    @Test
    @Ledger("BCG-SPR-1")
    void opposition_comes_as_close_to_the_party_as_it_can_and_shows_the_sums() {
        List<Opposition> proposals = new FairFight(BOOK)
                .against(Stream.of("rin-asagiri-2", "tomas-veld-2", "imri-sol-2", "bo-harrow-2")
                        .map(FairFightTest::file)
                        .toList());

        assertThat(proposals).extracting(Opposition::fight).containsExactly("boss", "rivals", "grunts");
        assertThat(proposals).allSatisfy(proposal -> {
            assertThat(proposal.party().toString()).isEqualTo("+8 Rin Asagiri +8 Tomas Veld +8 Imri Sol +8 Bo Harrow");
            assertThat(proposal.rating().total()).isBetween(31, 32);
        });
        assertThat(proposals.get(0).enemies().get(0)).isEqualTo("the-ninth-sun");
        assertThat(proposals.get(0).rating().toString()).isEqualTo("+28 The Ninth Sun +4 Ironclad");
    }

    @Test
    void desks_know_their_files_and_report_totals() {
        CharacterDesk pilots = new CenturyRulebook().characters().orElseThrow();
        CharacterDesk machines = new CenturyRulebook().machines().orElseThrow();

        CharacterReport report = pilots.check(file("rin-asagiri-2"));
        assertThat(report.summary()).isEqualTo("pc, Heroic (Power Level 2), 70 XP");
        assertThat(report.isLegal()).isTrue();
        assertThat(report.totals()).containsKeys("cp-left", "mp-left", "rating", "defense", "threshold");
        assertThat(pilots.create().question().orElseThrow().prompt()).isEqualTo("What is the pilot called?");
        assertThat(machines.create().question().orElseThrow().prompt()).isEqualTo("What is the Unit called?");
        assertThat(machines.level(file("rin-asagiri-2"))
                        .question()
                        .orElseThrow()
                        .id())
                .isEqualTo("xp");
    }
}
