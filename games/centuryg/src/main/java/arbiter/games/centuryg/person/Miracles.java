package arbiter.games.centuryg.person;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.person.Proxy.ProxyHurt;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;

/** Who can work a Miracle, and what it costs. Ledger: BCG-MIR-1 to BCG-MIR-4, BCG-AMB-128. */
public final class Miracles {

    private Miracles() {}

    public static boolean isMiracle(SkillId skill) {
        return skill.compareTo(SkillId.ELECTRICITY) >= 0;
    }

    /** Trained in it, in that topic of it, or with a Drive for it; never untrained. */
    public static boolean knows(CenturyState state, Fighter user, SkillId miracle, String topic) {
        if (!user.hasBody() || !allowed(state, user)) {
            return false;
        }
        Body body = user.body();
        return body.isTrained(miracle, topic) || drive(body, miracle, topic).isPresent();
    }

    /** Not with a Boss near who denies it. Ledger: mundanity-field. */
    public static boolean allowed(CenturyState state, Fighter user) {
        for (Fighter other : state.units()) {
            if (other != user
                    && other.isFighting()
                    && other.zone() == user.zone()
                    && other.isOnFoot()
                    && other.body().any(PersonTrait::deniesMiracles)) {
                return false;
            }
        }
        return true;
    }

    /** The unbroken Drive for that use. Ledger: ether-drive. */
    public static OptionalInt drive(Body body, SkillId miracle, String topic) {
        if (body.drives().isEmpty()) {
            return OptionalInt.empty();
        }
        Iterator<Taken> drives = body.drives().iterator();
        for (int i = 0; i < body.proxies().size(); i++) {
            Proxy proxy = body.proxies().get(i);
            if (proxy.kind() == Proxy.Kind.ETHER_DRIVE) { // they stand in the order of the Drives
                List<String> chosen = drives.next().choices();
                boolean fits = chosen.get(0).equals(EnumWords.of(miracle))
                        && chosen.get(1).equals(topic);
                if (fits && !proxy.broken()) {
                    return OptionalInt.of(i);
                }
            }
        }
        return OptionalInt.empty();
    }

    /** The Specialization under which Fortune, Sight and Somatics help with a Test. Ledger: table 3.2. */
    public static String topic(TestCall call) {
        if (call.is(Circumstance.ATTACK)) {
            return "Offensive Tests";
        }
        if (call.is(Circumstance.EQUIPMENT)) {
            return "Equipment Tests";
        }
        return call.uses(SkillId.INVESTIGATION) ? "Investigation Tests" : "";
    }

    /** 1 and a fifth of the total. Ledger: BCG-MIR-2, psychic-power. */
    public static int price(Body body, int total) {
        int price = 1 + total / 5;
        List<TraitInUse> traits = body.traits();
        for (int i = 0; i < traits.size(); i++) {
            price = traits.get(i).effect().miraclePrice(price);
        }
        return price;
    }

    /** Success or not. Ledger: BCG-MIR-2. */
    public static void pay(Play<CenturyState> play, TestInProgress trial) {
        if (trial.miracle().isEmpty()) {
            return;
        }
        Fighter user = trial.tester();
        Body body = user.body();
        int damage = price(body, trial.total());
        SkillId miracle = trial.miracle().get();
        String topic = trial.call()
                .skill()
                .filter(use -> isMiracle(use.skill()))
                .map(TestCall.SkillUse::topic)
                .orElseGet(() -> topic(trial.call()));
        OptionalInt drive = body.isTrained(miracle, topic) ? OptionalInt.empty() : drive(body, miracle, topic);
        if (drive.isPresent()) {
            Proxy proxy = body.proxies().get(drive.getAsInt());
            int taken = Math.min(proxy.points(), damage);
            play.emit(new ProxyHurt(user.id(), drive.getAsInt(), taken));
            damage -= taken; // BCG-AMB-24: the rest goes to the user
        }
        PlotArmor.layers(play, user, damage, FinishingBlow.NONE);
    }
}
