package arbiter.games.wasteland;

import static arbiter.games.wasteland.Handbooks.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Entry;
import arbiter.content.catalogue.Shelf;
import arbiter.games.wasteland.effect.DamageEffect;
import arbiter.games.wasteland.quality.WeaponTrait;
import arbiter.games.wasteland.sheet.ArmourPiece;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.BodyPlan;
import arbiter.games.wasteland.sheet.CoverKind;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.sheet.HitLocation;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.sheet.ObstacleKind;
import arbiter.games.wasteland.sheet.Skill;
import arbiter.games.wasteland.sheet.TerrainKind;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.rulebook.LedgerEntry;
import arbiter.testkit.Ledger;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WastelandContentTest {

    private static Stream<? extends Entry> entries() {
        return BOOK.content().shelves().stream().map(Shelf::all).flatMap(List::stream);
    }

    @Test
    void every_id_of_the_ledger_is_one_entry() throws IOException {
        try (InputStream ids = WastelandContent.class.getResourceAsStream("/wasteland/ids.txt")) {
            List<String> wanted = new String(ids.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> line.substring(line.indexOf(' ') + 1))
                    .collect(Collectors.toList());

            assertThat(wanted).hasSize(238 + 201).doesNotHaveDuplicates();
            assertThat(entries().map(Entry::id).toList())
                    .doesNotHaveDuplicates()
                    .containsAll(wanted);
        }
    }

    /** 238 rules and 77 rulings; texts are for people who have nothing else to go by. */
    @Test
    void rule_texts_are_sentences_without_shorthand() {
        List<LedgerEntry> rules = BOOK.content().shelf(LedgerEntry.class).all();

        assertThat(rules).hasSize(238 + 77);
        for (LedgerEntry rule : rules) {
            assertThat(rule.title()).as(rule.id()).isPresent();
            assertThat(rule.text()).as(rule.id()).endsWith(".").doesNotContain("WAS-", "e.g.", "≥", "≤", " CD", " DR");
            assertThat(rule.text().length()).as(rule.id()).isGreaterThan(35);
        }
        assertThat(rules.stream().map(LedgerEntry::name)).doesNotHaveDuplicates();
    }

    /** What content says it is about is there. */
    @Test
    void terms_name_rules_of_the_ledger() {
        List<String> rules = BOOK.content().shelf(LedgerEntry.class).ids();

        entries().forEach(entry -> assertThat(rules).as(entry.id()).containsAll(entry.ledger()));
    }

    @Test
    @Ledger("WAS-TEST-1")
    void skills_go_with_attributes() {
        assertThat(BOOK.skills()).hasSize(17);
        assertThat(with(Attribute.STRENGTH)).containsExactly("athletics", "melee-weapons", "unarmed");
        assertThat(with(Attribute.PERCEPTION)).containsExactly("energy-weapons", "explosives", "lockpick", "pilot");
        assertThat(with(Attribute.ENDURANCE)).containsExactly("big-guns", "survival");
        assertThat(with(Attribute.CHARISMA)).containsExactly("barter", "speech");
        assertThat(with(Attribute.INTELLIGENCE)).containsExactly("medicine", "repair", "science");
        assertThat(with(Attribute.AGILITY)).containsExactly("small-guns", "sneak", "throwing");
        assertThat(with(Attribute.LUCK)).isEmpty();
    }

    private static List<String> with(Attribute attribute) {
        return BOOK.skills().stream()
                .filter(skill -> skill.attribute() == attribute)
                .map(Skill::id)
                .toList();
    }

    /** Skill, combat dice, effects, type, Fire Rate, range, qualities, ammunition and weight, as the ledger's table has them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bare-hands | Unarmed | 2 | - | P | 0 | reach | - | - | 0",
                "pocket-blade | Melee Weapons | 2 | Piercing 1 | P | 0 | reach | Concealed | - | 1",
                "machete | Melee Weapons | 3 | Piercing 1 | P | 0 | reach | Parry | - | 2",
                "nail-bat | Melee Weapons | 4 | Vicious | P | 0 | reach | Two-Handed | - | 3",
                "breaker-maul | Melee Weapons | 5 | Breaking | P | 0 | reach | Two-Handed | - | 12",
                "shock-baton | Melee Weapons | 2 | Stun | E | 0 | reach | Reliable | - | 2",
                "venom-spear | Melee Weapons | 3 | Persistent (poison) | P | 0 | reach | Thrown (close), Debilitating"
                        + " | - | 4",
                "throwing-hatchet | Throwing | 3 | Piercing 1 | P | 0 | C | Thrown (close), Suppressed | - | 1",
                "scrap-pistol | Small Guns | 3 | - | P | 2 | C | Close Quarters, Unreliable | light round | 3",
                "service-pistol | Small Guns | 4 | - | P | 2 | C | Close Quarters, Reliable | light round | 4",
                "hand-cannon | Small Guns | 5 | Vicious | P | 1 | C | Close Quarters | heavy round | 5",
                "marksman-rifle | Small Guns | 6 | Piercing 1 | P | 0 | L | Accurate, Recon, Two-Handed | heavy round"
                        + " | 11",
                "night-carbine | Small Guns | 5 | - | P | 2 | M | Night Vision, Suppressed, Two-Handed | rifle round |"
                        + " 10",
                "scattergun | Small Guns | 5 | Spread | P | 1 | C | Inaccurate, Two-Handed | shell | 9",
                "buzz-gun | Small Guns | 3 | Burst | P | 3 | C | Close Quarters, Inaccurate | light round | 8",
                "spike-driver | Small Guns | 8 | Breaking | P | 0 | M | Debilitating, Two-Handed, Unreliable | spike |"
                        + " 14",
                "beam-pistol | Energy Weapons | 4 | Piercing 1 | E | 2 | C | Close Quarters | cell | 4",
                "glow-caster | Energy Weapons | 4 | Radioactive | E | 1 | M | Two-Handed | cell | 9",
                "flame-projector | Big Guns | 3 | Burst, Persistent | E | 3 | C | Debilitating, Inaccurate, Two-Handed"
                        + " | fuel | 18",
                "rotary-gun | Big Guns | 3 | Burst, Spread | P | 4 | M | Gatling, Inaccurate, Two-Handed | belt round"
                        + " | 24",
                "rocket-tube | Big Guns | 10 | - | P | 0 | L | Blast, Two-Handed | rocket | 20",
                "frag-grenade | Explosives | 6 | - | P | 0 | M | Blast, Thrown (medium) | - | 1",
                "trip-mine | Explosives | 6 | Vicious | P | 0 | reach | Blast, Mine | - | 2",
                "husk-claws | Unarmed | 3 | Radioactive | P | 0 | reach | - | - | 0",
                "hound-bite | Unarmed | 3 | Vicious | P | 0 | reach | - | - | 0",
                "bear-paws | Unarmed | 6 | Breaking | P | 0 | reach | - | - | 0",
                "wasp-sting | Unarmed | 2 | Persistent (poison) | P | 0 | reach | - | - | 0",
                "moth-spit | Small Guns | 3 | Radioactive | E | 0 | C | - | - | 0",
                "steward-saw | Melee Weapons | 3 | Piercing 1 | P | 0 | reach | - | - | 0",
                "steward-torch | Big Guns | 3 | Persistent | E | 0 | C | - | torch charge | 0",
                "frame-rotary | Big Guns | 3 | Burst | P | 3 | M | Gatling | rotary round | 0",
                "frame-launcher | Big Guns | 7 | - | P | 0 | L | Blast | launcher shell | 0",
                "frame-claw | Unarmed | 4 | - | P | 0 | reach | - | - | 0"
            })
    @Ledger({
        "bare-hands",
        "pocket-blade",
        "machete",
        "nail-bat",
        "breaker-maul",
        "shock-baton",
        "venom-spear",
        "throwing-hatchet",
        "scrap-pistol",
        "service-pistol",
        "hand-cannon",
        "marksman-rifle",
        "night-carbine",
        "scattergun",
        "buzz-gun",
        "spike-driver",
        "beam-pistol",
        "glow-caster",
        "flame-projector",
        "rotary-gun",
        "rocket-tube",
        "frag-grenade",
        "trip-mine"
    })
    void the_armoury_is_the_ledgers(
            String id,
            String skill,
            int dice,
            String effects,
            String type,
            int rate,
            String range,
            String qualities,
            String ammunition,
            int weight) {
        Weapon weapon = BOOK.weapon(id);

        assertThat(weapon.skill().name()).isEqualTo(skill);
        assertThat(weapon.dice()).isEqualTo(dice);
        assertThat(joined(weapon.effects().stream().map(DamageEffect::words))).isEqualTo(effects);
        assertThat(weapon.types()).containsExactly(type.equals("E") ? DamageType.ENERGY : DamageType.PHYSICAL);
        assertThat(weapon.fireRate()).isEqualTo(rate);
        assertThat(weapon.range().map(band -> band.name().substring(0, 1)).orElse("reach"))
                .isEqualTo(range);
        assertThat(joined(weapon.qualities().stream().map(WeaponTrait::words))).isEqualTo(qualities);
        assertThat(weapon.ammunition().orElse("-")).isEqualTo(ammunition);
        assertThat(weapon.weight()).isEqualTo(weight);
        assertThat(BOOK.content().shelf(Weapon.class).all()).hasSize(33);
    }

    private static String joined(Stream<String> words) {
        String all = words.collect(Collectors.joining(", "));
        return all.isEmpty() ? "-" : all;
    }

    @ParameterizedTest
    @CsvSource({
        "patchwork-coat, CLOTHING, TORSO ARM LEG, 1/1/0, 5",
        "padded-cap, ARMOUR, HEAD, 1/1/0, 1",
        "scrap-helm, ARMOUR, HEAD, 2/1/0, 3",
        "scrap-breastplate, ARMOUR, TORSO, 2/1/0, 8",
        "leather-bracer, ARMOUR, ARM, 1/2/0, 2",
        "plate-greave, ARMOUR, LEG, 2/1/0, 4",
        "combat-vest, ARMOUR, TORSO, 3/3/0, 10",
        "sealed-suit, CLOTHING, HEAD TORSO ARM LEG, 0/1/5, 6"
    })
    @Ledger({
        "patchwork-coat",
        "padded-cap",
        "scrap-helm",
        "scrap-breastplate",
        "leather-bracer",
        "plate-greave",
        "combat-vest",
        "sealed-suit",
        "WAS-GEAR-1"
    })
    void armour_is_the_ledgers(String id, ArmourPiece.Layer layer, String covers, String resistance, int weight) {
        ArmourPiece piece = BOOK.content().shelf(ArmourPiece.class).get(id);

        assertThat(piece.layer()).isEqualTo(layer);
        assertThat(piece.covers().stream().map(InjuryClass::name)).containsExactly(covers.split(" "));
        assertThat(piece.resistance()).hasToString(resistance);
        assertThat(piece.weight()).isEqualTo(weight);
        assertThat(piece.oneLimb())
                .isEqualTo(List.of("leather-bracer", "plate-greave").contains(id));
    }

    @Test
    @Ledger({
        "foliage-cover",
        "wooden-cover",
        "rubble-cover",
        "brick-cover",
        "metal-fence-cover",
        "concrete-cover",
        "steel-cover",
        "thick-mud",
        "loose-sand",
        "stairs-up",
        "swamp",
        "unstable-rubble",
        "steep-slope",
        "fast-water",
        "waist-high",
        "short-jump",
        "chest-high",
        "running-jump",
        "overhead-high",
        "long-jump"
    })
    void cover_terrain_and_obstacles_have_the_ledgers_numbers() {
        assertThat(BOOK.content().shelf(CoverKind.class).all())
                .extracting(CoverKind::dice)
                .containsExactly(1, 1, 2, 2, 2, 3, 3);
        assertThat(BOOK.content().shelf(TerrainKind.class).all())
                .extracting(TerrainKind::price)
                .containsExactly(1, 1, 1, 2, 2, 3, 3);
        assertThat(BOOK.content().shelf(ObstacleKind.class).all())
                .extracting(ObstacleKind::price)
                .containsExactly(1, 1, 2, 2, 3, 3);
    }

    /** Faces of each location by body plan; 1 and 2 is the head, 3 to 8 the torso everywhere. */
    @ParameterizedTest
    @CsvSource({
        "humanoid, HEAD TORSO ARM ARM LEG LEG, 2 6 3 3 3 3",
        "quadruped, HEAD TORSO LEG LEG LEG LEG, 2 6 3 3 3 3",
        "flying-insect, HEAD TORSO LEG LEG LEG, 2 6 3 3 6",
        "hoverbot, HEAD TORSO ARM ARM ARM LEG, 2 6 3 3 3 3"
    })
    @Ledger({
        "WAS-LOC-1",
        "WAS-LOC-2",
        "humanoid",
        "quadruped",
        "flying-insect",
        "hoverbot",
        "humanoid-head",
        "humanoid-torso",
        "humanoid-left-arm",
        "humanoid-right-arm",
        "humanoid-left-leg",
        "humanoid-right-leg",
        "quadruped-head",
        "quadruped-torso",
        "quadruped-left-front-leg",
        "quadruped-right-front-leg",
        "quadruped-left-hind-leg",
        "quadruped-right-hind-leg",
        "insect-head",
        "insect-torso",
        "insect-left-wing",
        "insect-right-wing",
        "insect-legs",
        "hoverbot-optics",
        "hoverbot-main-body",
        "hoverbot-arm-1",
        "hoverbot-arm-2",
        "hoverbot-arm-3",
        "hoverbot-thruster"
    })
    void bodies_have_their_locations(String id, String classes, String faces) {
        BodyPlan plan = BOOK.plan(id);

        assertThat(plan.locations().stream().map(one -> one.injury().name())).containsExactly(classes.split(" "));
        assertThat(plan.locations().stream().map(one -> "" + (one.to() - one.from() + 1)))
                .containsExactly(faces.split(" "));
        assertThat(BOOK.content().shelf(HitLocation.class).all()).hasSize(23);
    }
}
