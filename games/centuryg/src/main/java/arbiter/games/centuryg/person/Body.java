package arbiter.games.centuryg.person;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitsInUse;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.tabletop.unit.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The person of a Unit: the sheet with Equipment, whether outside a machine, Layers of Plot Armor, Proxies, what is kept in
 * mind, the Miracle being kept up, who acts through this person, and the experience gained at this table. Ledger:
 * BCG-PLOT-1, BCG-PROXY-1, BCG-MIR-3, BCG-XP-1, homunculus-vessel.
 */
public record Body(
        EquippedPerson equipped,
        boolean onFoot,
        List<Layer> layers,
        List<Proxy> proxies,
        Notes notes,
        Optional<String> maintained,
        Optional<String> host,
        int experience)
        implements Part {

    /** Layers of Plot Armor. Ledger: BCG-PLOT-1. */
    public static final int LAYERS = 3;

    public static Body of(Person person, boolean onFoot) {
        Layer full = new Layer(person.willpower(), false);
        return new Body(
                        new EquippedPerson(person, List.of()),
                        onFoot,
                        List.of(full, full, full),
                        List.of(),
                        Notes.NONE,
                        Optional.empty(),
                        Optional.empty(),
                        0)
                .bring(person.traits());
    }

    /** So much is left of a Layer; one without points is lost. Ledger: BCG-PLOT-2. */
    public static void setLayer(Fighter unit, int which, int points) {
        unit.set(unit.body().with(which, new Layer(points, points == 0)));
    }

    /** Outside a machine from now on. */
    public static void stepOut(Fighter unit) {
        unit.set(unit.body().steppedOut());
    }

    /** A Miracle is kept up, or no longer. Ledger: BCG-MIR-3. */
    public static void maintain(Fighter unit, Optional<String> miracle) {
        unit.set(unit.body().maintaining(miracle));
    }

    /** The person, if there is one, leaves a Unit in another one. Ledger: BCG-AMB-50. */
    public static void move(Fighter from, Fighter to) {
        if (from.hasBody()) {
            to.set(from.body());
        }
        from.dropBody();
    }

    public Person person() {
        return equipped.person();
    }

    public int rank(PilotAttribute attribute) {
        return equipped.person().rank(attribute);
    }

    /** What the person's Traits do, in the order of rules and menus. */
    public List<TraitInUse> traits() {
        return equipped.traits().all();
    }

    /** Whether that is so of anything the person's Traits do. */
    public boolean any(Predicate<PersonTrait> question) {
        return equipped.traits().any(question);
    }

    /** Whether the person has the Trait, bought or got hold of for this Episode. Ledger: BCG-EQUIP-2. */
    public boolean has(Trait entry) {
        return equipped.has(entry);
    }

    /** Deathblows, in the order of the menu. */
    public List<Trait> deathblows() {
        return equipped.traits().deathblows();
    }

    /** Every Ether Drive with what was chosen for it, bought ones first. */
    public List<Taken> drives() {
        return equipped.traits().drives();
    }

    /** Equipment of this Episode only. */
    public List<Taken> gear() {
        return equipped.gear();
    }

    /** Whether the person is trained, by the sheet or for a while. Ledger: BCG-SKILL-1. */
    public boolean isTrained(SkillId skill, String topic) {
        String id = EnumWords.of(skill);
        for (var trained : person().skills()) {
            if (trained.skill().id().equals(id)
                    && (trained.isGeneral() || trained.topics().contains(topic))) {
                return true;
            }
        }
        return notes.has(Note.Kind.TRAINED, id);
    }

    public boolean isOnFoot() {
        return onFoot;
    }

    /** The topmost Layer that is not lost; none once all are. */
    public int top() {
        for (int i = 0; i < LAYERS; i++) {
            if (!layers.get(i).lost()) {
                return i;
            }
        }
        return LAYERS;
    }

    public int layersLost() {
        int lost = 0;
        for (Layer layer : layers) {
            lost += layer.lost() ? 1 : 0;
        }
        return lost;
    }

    public int points() {
        int points = 0;
        for (Layer layer : layers) {
            points += layer.points();
        }
        return points;
    }

    Body with(int which, Layer layer) {
        List<Layer> all = new ArrayList<>(layers);
        all.set(which, layer);
        return new Body(equipped, onFoot, List.copyOf(all), proxies, notes, maintained, host, experience);
    }

    Body refilled(int which) {
        return with(which, new Layer(person().willpower(), false));
    }

    Body with(int which, Proxy proxy) {
        List<Proxy> all = new ArrayList<>(proxies);
        if (which == all.size()) {
            all.add(proxy);
        } else {
            all.set(which, proxy);
        }
        return with(all);
    }

    private Body with(List<Proxy> now) {
        return new Body(equipped, onFoot, layers, List.copyOf(now), notes, maintained, host, experience);
    }

    private Body with(EquippedPerson now) {
        return new Body(now, onFoot, layers, proxies, notes, maintained, host, experience);
    }

    Body with(Taken item) {
        return with(equipped.with(item)).bring(List.of(item));
    }

    Body with(Notes now) {
        return new Body(equipped, onFoot, layers, proxies, now, maintained, host, experience);
    }

    private Body steppedOut() {
        return new Body(equipped, true, layers, proxies, notes, maintained, host, experience);
    }

    private Body maintaining(Optional<String> miracle) {
        return new Body(equipped, onFoot, layers, proxies, notes, miracle, host, experience);
    }

    Body hosting(String who) {
        return new Body(equipped, onFoot, layers, proxies, notes, maintained, Optional.of(who), experience);
    }

    Body gaining(int xp) {
        return new Body(equipped, onFoot, layers, proxies, notes, maintained, host, experience + xp);
    }

    /** What returns and what is over when a stretch of time ends. Ledger: BCG-GEN-4, BCG-PLOT-6. */
    Body after(Period period) {
        Body rested = with(notes.after(period)).maintaining(Optional.empty());
        for (int i = 0; i <= period.ordinal() && i < LAYERS; i++) {
            rested = rested.refilled(i);
        }
        return period == Period.SCENE
                ? rested
                : rested.with(new EquippedPerson(person(), List.of())).withProxiesMended();
    }

    /** Drives and better Proxies among what somebody has. */
    private Body bring(List<Taken> equipment) {
        List<Proxy> all = new ArrayList<>(proxies);
        for (Taken taken : equipment) {
            TraitsInUse.proxy(taken.trait())
                    .ifPresent(kind ->
                            all.add(new Proxy(taken.choices().get(0), kind, person().willpower(), false, false)));
        }
        return with(all);
    }

    /** What was lent or broken is whole again, what was got hold of for a while is gone. Ledger: BCG-GEN-4, BCG-PROXY-1. */
    private Body withProxiesMended() {
        List<Proxy> lent = new ArrayList<>();
        for (Proxy proxy : proxies) {
            if (proxy.kind() == Proxy.Kind.PLAIN) {
                lent.add(new Proxy(proxy.skill(), proxy.kind(), person().willpower(), false, false));
            }
        }
        return with(lent).bring(person().traits());
    }
}
