package arbiter.games.centuryg.state;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.TraitId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The person of a Unit: the sheet, which never changes, and what events have made of it. Ledger: BCG-PLOT-1. */
public final class Body {

    /** Layers of Plot Armor. Ledger: BCG-PLOT-1. */
    public static final int LAYERS = 3;

    private Person person;
    private transient Set<TraitId> traits;

    /** Outside a machine. */
    boolean onFoot;

    List<Layer> layers = List.of();
    List<Proxy> proxies = List.of();
    /** Equipment got hold of until the Episode ends. Ledger: BCG-EQT-2. */
    private List<Taken> gear = List.of();

    Notes notes = new Notes();
    /** The Miracle that is being kept up. Ledger: BCG-MIR-3. */
    String maintained;
    /** Who acts through this person. Ledger: homunculus-vessel. */
    String host;
    /** Experience gained at this table. Ledger: BCG-XP-1. */
    int experience;

    /** For reading a saved fight. */
    private Body() {}

    Body(Person person, boolean onFoot) {
        this.person = person;
        this.onFoot = onFoot;
        Layer full = full();
        this.layers = List.of(full, full, full);
        this.proxies = List.of();
        bring(person.traits());
    }

    /** Drives and better Proxies among what somebody has. */
    private void bring(List<Taken> equipment) {
        List<Proxy> all = new ArrayList<>(proxies);
        for (Taken taken : equipment) {
            TraitId id = TraitId.of(taken.trait().id()).orElse(null);
            if (id == TraitId.ETHER_DRIVE || id == TraitId.SUPERIOR_PROXY) {
                Proxy.Kind kind = id == TraitId.ETHER_DRIVE ? Proxy.Kind.ETHER_DRIVE : Proxy.Kind.SUPERIOR;
                all.add(new Proxy(taken.choices().get(0), kind, person.willpower(), false, false));
            }
        }
        proxies = List.copyOf(all);
    }

    void getHold(Taken item) {
        List<Taken> all = new ArrayList<>(gear);
        all.add(item);
        gear = List.copyOf(all);
        bring(List.of(item));
    }

    private Layer full() {
        return new Layer(person.willpower(), false);
    }

    public Person person() {
        return person;
    }

    public int rank(PilotAttribute attribute) {
        return person.rank(attribute);
    }

    /** Whether the person has the Trait, bought or got hold of for this Episode. Ledger: BCG-EQUIP-2. */
    public boolean has(TraitId id) {
        if (traits == null) {
            traits = EnumSet.noneOf(TraitId.class);
            person.traits().forEach(taken -> TraitId.of(taken.trait().id()).ifPresent(traits::add));
        }
        return traits.contains(id) || !gear.isEmpty() && !of(gear, id).isEmpty();
    }

    /** Whether the person is trained, by the sheet or for a while. Ledger: BCG-SKILL-1. */
    public boolean isTrained(SkillId skill, String topic) {
        String id = EnumWords.of(skill);
        for (var trained : person.skills()) {
            if (trained.skill().id().equals(id)
                    && (trained.isGeneral() || trained.topics().contains(topic))) {
                return true;
            }
        }
        return notes.has(Note.Kind.TRAINED, id);
    }

    /** Whether that choice was made with one of the copies of a Trait. */
    public boolean chose(TraitId id, String choice) {
        if (!has(id)) {
            return false;
        }
        for (Taken taken : all(id)) {
            if (taken.choices().contains(choice)) {
                return true;
            }
        }
        return false;
    }

    /** Every copy of a Trait, bought ones first. */
    public List<Taken> all(TraitId id) {
        if (gear.isEmpty()) {
            return person.all(id);
        }
        List<Taken> all = new ArrayList<>(person.all(id));
        all.addAll(of(gear, id));
        return all;
    }

    private static List<Taken> of(List<Taken> equipment, TraitId id) {
        return equipment.stream()
                .filter(taken -> taken.trait().id().equals(EnumWords.of(id)))
                .toList();
    }

    /** Equipment of this Episode only. */
    public List<Taken> gear() {
        return gear;
    }

    public boolean isOnFoot() {
        return onFoot;
    }

    public List<Layer> layers() {
        return layers;
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

    public List<Proxy> proxies() {
        return proxies;
    }

    public Notes notes() {
        return notes;
    }

    public Optional<String> maintained() {
        return Optional.ofNullable(maintained);
    }

    public Optional<String> host() {
        return Optional.ofNullable(host);
    }

    public int experience() {
        return experience;
    }

    void put(int which, Layer layer) {
        List<Layer> all = new ArrayList<>(layers);
        all.set(which, layer);
        layers = List.copyOf(all);
    }

    void refill(int which) {
        put(which, full());
    }

    void put(int which, Proxy proxy) {
        List<Proxy> all = new ArrayList<>(proxies);
        if (which == all.size()) {
            all.add(proxy);
        } else {
            all.set(which, proxy);
        }
        proxies = List.copyOf(all);
    }

    /** What returns and what is over when a stretch of time ends. Ledger: BCG-GEN-4, BCG-PLOT-6. */
    void ends(Period period) {
        for (int i = 0; i <= period.ordinal() && i < LAYERS; i++) {
            refill(i);
        }
        notes.end(period);
        maintained = null;
        if (period != Period.SCENE) {
            gear = List.of();
            proxies = List.of();
            bring(person.traits());
        }
    }

    Body copy() {
        Body copy = new Body();
        copy.takeOver(this);
        return copy;
    }

    void takeOver(Body earlier) {
        person = earlier.person;
        traits = earlier.traits;
        onFoot = earlier.onFoot;
        layers = earlier.layers;
        proxies = earlier.proxies;
        gear = earlier.gear;
        notes.takeOver(earlier.notes);
        maintained = earlier.maintained;
        host = earlier.host;
        experience = earlier.experience;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Body that
                && onFoot == that.onFoot
                && experience == that.experience
                && Objects.equals(maintained, that.maintained)
                && Objects.equals(host, that.host)
                && layers.equals(that.layers)
                && proxies.equals(that.proxies)
                && gear.equals(that.gear)
                && notes.equals(that.notes)
                && person.equals(that.person);
    }

    @Override
    public int hashCode() {
        return Objects.hash(onFoot, layers, proxies, gear, notes, maintained, host, experience);
    }
}
