package arbiter.games.centuryg.state;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.Person;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Taken;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The person of a Unit: the sheet, which never changes, and what events have made of it. The fields are spread over the
 * classes above it by what they are about, and saved side by side. Ledger: BCG-PLOT-1.
 */
public final class Body extends ProtectedPerson {

    /** Outside a machine. */
    boolean onFoot;

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
        super(person);
        this.onFoot = onFoot;
    }

    void getHold(Taken item) {
        List<Taken> all = new ArrayList<>(gear);
        all.add(item);
        gear = List.copyOf(all);
        bring(List.of(item));
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

    /** What returns and what is over when a stretch of time ends. Ledger: BCG-GEN-4, BCG-PLOT-6. */
    void ends(Period period) {
        for (int i = 0; i <= period.ordinal() && i < LAYERS; i++) {
            refill(i);
        }
        notes.end(period);
        maintained = null;
        if (period != Period.SCENE) {
            gear = List.of();
            mendProxies();
        }
    }

    Body copy() {
        Body copy = new Body();
        copy.takeOver(this);
        return copy;
    }

    void takeOver(Body earlier) {
        restoreEquipment(earlier);
        restoreProtection(earlier);
        onFoot = earlier.onFoot;
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
                && isProtectedLike(that)
                && notes.equals(that.notes)
                && isEquippedLike(that);
    }

    @Override
    public int hashCode() {
        return Objects.hash(onFoot, layers, proxies, gear, notes, maintained, host, experience);
    }
}
