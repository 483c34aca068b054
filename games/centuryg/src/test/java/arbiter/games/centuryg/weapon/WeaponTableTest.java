package arbiter.games.centuryg.weapon;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.Handbooks;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of Weapons: how far each reaches with Systems 4, aimed and Boosted too, what it costs, what it can do. */
class WeaponTableTest {

    private static final int SYSTEMS = 4;

    /** Reach, aimed reach; then the same of a Boosted one with its Energy; then abilities, those of a Boost after a bar. */
    private static String row(String id) {
        CenturyState state =
                fight(mecha("Aska", "0,0").systems(SYSTEMS).energy(9).armed(id));
        Fighter aska = state.unit("aska");
        WeaponInUse plain = new WeaponInUse(aska.weapons().get(0), WeaponUse.PLAIN);
        WeaponInUse boosted = new WeaponInUse(aska.weapons().get(0), WeaponUse.BOOSTED);
        String row = reach(state, aska, plain) + " " + abilities(plain);
        if (!plain.is(WeaponAbility.BEAM)) {
            assertThat(WeaponInUse.boostable(aska, aska.weapons().get(0)))
                    .as(id)
                    .isFalse();
            return row.strip();
        }
        List<String> more = new ArrayList<>(List.of(abilities(boosted).split(" ")));
        more.removeAll(List.of(abilities(plain).split(" ")));
        int energy = EquipmentStatus.cost(aska, plain.weapon())
                + WeaponInUse.boostCost(aska.weapons().get(0));
        return (row + " | " + reach(state, aska, boosted) + " for " + energy + " " + String.join(" ", more)).strip();
    }

    private static String reach(CenturyState state, Fighter aska, WeaponInUse wield) {
        String least = wield.least() > 0 ? wield.least() + "-" : "";
        return least + WeaponRanges.most(state, aska, wield, false) + "/" + WeaponRanges.most(state, aska, wield, true);
    }

    private static String abilities(WeaponInUse wield) {
        List<String> words = new ArrayList<>();
        for (WeaponAbility ability : WeaponAbility.values()) {
            if (wield.is(ability)) {
                words.add(EnumWords.of(ability) + (ability == WeaponAbility.BLAST ? wield.blast() : ""));
            }
        }
        words.sort(String::compareTo);
        return String.join(" ", words);
    }

    @Test
    @Ledger({
        "cqc",
        "vulcans",
        "arm-guardian",
        "boosted-lance",
        "chainblade",
        "dueling-blade",
        "stun-rod",
        "finger-net",
        "jackhammer-stake",
        "rocket-punch",
        "whirlwind-attack",
        "zweihander"
    })
    void default_and_melee_weapons() {
        assertThat(row("cqc")).isEqualTo("1/1");
        assertThat(row("vulcans")).isEqualTo("5/5");
        for (String plain : List.of("arm-guardian", "boosted-lance", "dueling-blade", "stun-rod", "jackhammer-stake")) {
            assertThat(row(plain)).as(plain).isEqualTo("1/1");
        }
        assertThat(row("chainblade")).isEqualTo("1/1 unreliable");
        assertThat(row("finger-net")).isEqualTo("5/10 blast2 long-range one-shot");
        assertThat(row("rocket-punch")).isEqualTo("7/12 long-range");
        assertThat(row("whirlwind-attack")).isEqualTo("1/1 burst slow unreliable");
        assertThat(row("zweihander")).isEqualTo("1/1 technique");
    }

    @Test
    @Ledger({
        "anti-air-missiles",
        "assault-rifle",
        "bombardment",
        "electro-sapper-pods",
        "missile-massacre",
        "rail-bazooka",
        "resonance-cannon",
        "riot-weapon",
        "sniper-rifle",
        "superheavy-machinegun",
        "BCG-ABIL-8"
    })
    void shooting_weapons() {
        assertThat(row("anti-air-missiles")).isEqualTo("5/5");
        assertThat(row("assault-rifle")).isEqualTo("9/14 long-range");
        assertThat(row("bombardment")).isEqualTo("5/5 blast2 one-shot");
        assertThat(row("electro-sapper-pods")).isEqualTo("5/5 one-shot");
        assertThat(row("missile-massacre")).isEqualTo("5/5 technique");
        assertThat(row("rail-bazooka")).isEqualTo("9/14 blast2 long-range slow");
        assertThat(row("resonance-cannon")).isEqualTo("5/5 slow unreliable");
        assertThat(row("riot-weapon")).isEqualTo("5/5 line");
        assertThat(row("sniper-rifle")).isEqualTo("9/14 long-range");
        assertThat(row("superheavy-machinegun")).isEqualTo("9/14 line long-range unreliable");
    }

    @Test
    @Ledger({
        "beam-saber",
        "beam-ripper",
        "extending-blade",
        "incinerator",
        "radiant-fist",
        "beam-rifle",
        "powered-rifle",
        "charge-cannon",
        "double-blaster",
        "reactor-overdrive",
        "BCG-ABIL-3"
    })
    void beams() {
        assertThat(row("beam-saber")).isEqualTo("1/1 beam | 1/1 for 2");
        assertThat(row("beam-ripper")).isEqualTo("1/1 beam | 1/1 for 3 crippling slow");
        assertThat(row("extending-blade")).isEqualTo("1/1 beam | 10/10 for 4");
        assertThat(row("incinerator")).isEqualTo("5/10 beam line long-range overheating | 5/10 for 5");
        assertThat(row("radiant-fist")).isEqualTo("1/1 beam overheating technique | 1/1 for 5");
        assertThat(row("beam-rifle")).isEqualTo("5/5 beam | 5/5 for 2");
        assertThat(row("powered-rifle")).isEqualTo("5-9/14 beam long-range | 5-14/19 for 3");
        assertThat(row("charge-cannon")).isEqualTo("5/5 beam | 5/5 for 4 blast2 slow");
        assertThat(row("double-blaster")).isEqualTo("5/5 beam | 5/5 for 5 overheating");
        assertThat(row("reactor-overdrive")).isEqualTo("5/5 beam overheating technique | 9/14 for 5 line long-range");
    }

    @Test
    @Ledger({
        "constrict",
        "merge",
        "tentacle-lash",
        "suicide-swarm",
        "telekinetic-strike",
        "needle-storm",
        "technoleeches",
        "ultimate-bomb",
        "overfreeze",
        "final-beam"
    })
    void boss_weapons() {
        assertThat(row("constrict")).isEqualTo("1/1");
        assertThat(row("merge")).isEqualTo("1/1");
        assertThat(row("tentacle-lash")).isEqualTo("5/10 burst long-range");
        assertThat(row("suicide-swarm")).isEqualTo("5/10 beam blast3 long-range | 5/10 for 2");
        assertThat(row("telekinetic-strike")).isEqualTo("5/10 beam long-range | 5/10 for 2");
        assertThat(row("needle-storm")).isEqualTo("9/14 crippling long-range");
        assertThat(row("technoleeches")).isEqualTo("5/5 blast2");
        assertThat(row("ultimate-bomb")).isEqualTo("9/14 blast5 long-range");
        assertThat(row("overfreeze")).isEqualTo("5/5 beam line | 5/5 for 4");
        assertThat(row("final-beam")).isEqualTo("5/5 beam | 5/5 for 2");
        assertThat(Handbooks.BOOK.weapons()).hasSize(42);
    }
}
