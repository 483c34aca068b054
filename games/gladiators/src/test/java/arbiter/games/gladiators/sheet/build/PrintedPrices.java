package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.PowerType;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The prices of the ledger's tables once more, and the arithmetic of GG-CST, to hold the real ones against. */
final class PrintedPrices {

    /** Base of the specimen and Level Limit, as in table 3.1. */
    private static final Map<String, int[]> ABILITIES = new TreeMap<>();

    private static final Map<String, Integer> MODIFIERS = new TreeMap<>();

    static {
        String abilities = """
                absorption -1 5; accuracy 1 3; armour 2 5; change-appearance 1 5; change-environment 0 5; concealment 1 5
                confusion -1 5; copy-power 3 5; counter 0 7; damage-defence 1 5; damaging-attack 0 4; detection 1 4
                dismiss 0 5; drain-defence -1 6; draining-attack 1 3; duplication 9 10; evasion 1 4; fighting-skill 2 3
                force-field 5 5; forced-move-attack 2 3; forced-move-defence 0 6; general-defence 1 5; grab-attack 1 4
                heal 8 1; hindering-attack 1 3; hindrance-defence 0 6; insubstantial 2 3; life-support -1 5; luck 1 7
                mind-control 2 3; movement 3 5; power-pool 7 12; prediction -1 5; reflection 2 5; regeneration 2 6
                repair 1 5; speed 1 3; stretching 5 5; summon 3 15; super-strength 4 4; suppress 1 5; telekinesis 5 3
                telepathy 1 3; toughness 2 3; transform 3 3; trap-attack 1 4; wall 3 5
                """;
        for (String row : abilities.replace("\n", ";").split(";")) {
            if (!row.isBlank()) {
                String[] words = row.strip().split(" ");
                ABILITIES.put(words[0], new int[] {Integer.parseInt(words[1]), Integer.parseInt(words[2])});
            }
        }
        String modifiers = """
                activation 5+=-2; adapts=4; always-on=3; area blast=0; area line=0; autofire 2=3; backfire=-2; bullet=-1
                burnout=1; cascade=4; close=2; complex=-2; direct=0; distant=5; energy-defence heat=1; energy-weakness heat=-1
                exhausts=-2; fades=-1; flexible-ability=4; flexible-cost=1; flexible-range=1; flexible-targeting=2
                flexible-type=2; focus=-2; gas=-1; grievous=1; hardened=2; ignore-defences=4; ignores-walls=2; indirect=3
                item=-1; knockback=2; knockdown=2; lethal any=3; lethal=3; limited 50 at night=-2; limited-ammo 6=-2
                linked-ability with Other=2; long-range=4; melee=0; mount=-2; persistent personal=2; persistent barrier=2
                persistent target=3; piercing=2; ranged=3; recoil=1; reliable=3; rending=2; seeking=3; shield=4; short=2
                shots=-2; stun=3; touch=2; uncontrollable=-2; undetectable-effect vision=3; unpredictable-targeting=-1
                unreliable=-2; variable=-1; versatile=2; weakens=-2; works-on-insubstantial=2
                """;
        for (String row : modifiers.replace("\n", ";").split(";")) {
            if (!row.isBlank()) {
                String[] words = row.strip().split("=");
                MODIFIERS.put(words[0], Integer.parseInt(words[1]));
            }
        }
    }

    private PrintedPrices() {}

    static int cost(PowerDesign design) {
        int[] row = ABILITIES.get(design.ability().id());
        int limit = row[1];
        int base = base(design, row[0]);
        if (!design.alternatives().isEmpty()) {
            int[] other = ABILITIES.get(design.alternatives().get(0).ability().id());
            base += other[0];
            limit = Math.min(limit, other[1]);
        }
        int plain = base;
        for (int level = 1; level <= design.level(); level++) {
            plain += (int) Math.ceil((double) level / limit);
        }
        int full = plain;
        int flaws = 0;
        for (String modifier : design.modifiers()) {
            int price = price(modifier, design);
            full += Math.max(0, price);
            flaws -= Math.min(0, price);
        }
        int worth = flaws * Math.max(1, (int) Math.ceil(plain / 10.0));
        int cap = Math.max(0, (int) Math.floor(full / 2.0));
        return Math.max(1, full - Math.min(cap, worth));
    }

    /** Types of the specimens are Solid, or others where a modifier asks for it. */
    private static int base(PowerDesign design, int listed) {
        boolean flexible = design.modifiers().contains("flexible-type");
        boolean against = design.against().isPresent();
        if (design.ability().id().equals("damaging-attack")) {
            boolean poison = design.types().contains(PowerType.POISON);
            return listed + (poison ? 2 : flexible ? 1 : 0);
        }
        if (design.ability().id().equals("wall")) {
            return flexible ? 2 * listed : listed;
        }
        return flexible && against ? 0 : listed;
    }

    private static int price(String modifier, PowerDesign design) {
        List<String> all = design.modifiers();
        boolean saving = all.contains("flexible-cost");
        return switch (modifier) {
            case "short" ->
                design.ability().id().equals("damaging-attack")
                                && design.alternatives().isEmpty()
                        ? 1
                        : 2;
            case "quick" ->
                all.contains("distant") || all.contains("ranged") || all.contains("short")
                        ? 4
                        : all.contains("touch") ? 2 : 1;
            case "slow" -> all.contains("persistent personal") ? -1 : -2;
            case "persistent target" -> design.ability().id().equals("trap-attack") ? 2 : 3;
            case "distant" -> saving ? 0 : 5;
            default -> MODIFIERS.get(modifier);
        };
    }
}
