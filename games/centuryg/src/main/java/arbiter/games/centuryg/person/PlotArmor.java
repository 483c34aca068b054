package arbiter.games.centuryg.person;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.person.Layer.LayerHurt;
import arbiter.games.centuryg.person.Layer.LayerStripped;
import arbiter.games.centuryg.person.Proxy.ProxyHurt;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;

/** Damage to a person, Layer by Layer. Ledger: BCG-PLOT-1 to BCG-PLOT-5, BCG-AMB-19 to BCG-AMB-21. */
public final class PlotArmor {

    /** The label under which the dice of holding on are thrown. */
    public static final String HOLDING = "layer.roll";

    private static final int HARDEST = 20;

    private PlotArmor() {}

    /** Deals Damage of whatever kind, to body or mind; a Proxy comes first. Tells whether any was dealt. */
    public static boolean damage(Play<CenturyState> play, Fighter target, int amount, FinishingBlow finishing) {
        if (amount <= 0 || !target.isFighting() || play.state().has(Mark.Kind.INTANGIBLE, target)) {
            return false;
        }
        int rest = amount;
        boolean disabled = target.body().notes().has(Note.Kind.DISABLED, ""); // technobane
        for (int i = 0; i < target.body().proxies().size() && rest > 0 && !disabled; i++) {
            Proxy proxy = target.body().proxies().get(i);
            if (proxy.guards()) {
                int taken = Math.min(proxy.points(), rest);
                play.emit(new ProxyHurt(target.id(), i, taken));
                rest -= taken;
            }
        }
        layers(play, target, rest, finishing);
        return true;
    }

    /** Each Layer that falls asks for a Test before the rest goes on to the next. */
    static void layers(Play<CenturyState> play, Fighter target, int amount, FinishingBlow finishing) {
        if (amount <= 0 || !target.isFighting()) {
            return;
        }
        if (target.body().top() == Body.LAYERS) {
            holdOn(play, target, HARDEST, finishing); // BCG-PLOT-3
            return;
        }
        int rest = amount;
        while (target.isFighting()
                && target.body().top() < Body.LAYERS
                && (rest > 0 || target.body().rank(PilotAttribute.WILLPOWER) == 0)) {
            int layer = target.body().top();
            int taken = Math.min(rest, target.body().layers().get(layer).points());
            play.emit(
                    taken == 0
                            ? new LayerStripped(target.id(), layer, "a scratch") // BCG-AMB-20
                            : new LayerHurt(target.id(), layer, taken));
            rest -= taken;
            if (target.body().layers().get(layer).lost()) {
                holdOn(play, target, number(layer), finishing);
            }
        }
    }

    /** Takes the topmost Layer with whatever it had. Ledger: BCG-PLOT-4, BCG-AMB-21. */
    public static void strip(Play<CenturyState> play, Fighter target, String words) {
        if (!target.isFighting() || play.state().has(Mark.Kind.INTANGIBLE, target)) {
            return;
        }
        int layer = target.body().top();
        if (layer == Body.LAYERS) {
            holdOn(play, target, HARDEST, FinishingBlow.NONE);
            return;
        }
        play.emit(new LayerStripped(target.id(), layer, words));
        holdOn(play, target, number(layer), FinishingBlow.NONE);
    }

    /** DN 10, 15 and 20 for the three Layers. Ledger: BCG-PLOT-2. */
    private static int number(int layer) {
        return 10 + 5 * layer;
    }

    /** How many Tests to hold on that much Damage would ask for. */
    public static int falling(Fighter target, int damage) {
        Body body = target.body();
        int rest = damage - guarded(body);
        if (rest <= 0 || body.top() == Body.LAYERS) {
            return rest > 0 ? 1 : 0;
        }
        int falling = 0;
        for (int layer = body.top(); layer < Body.LAYERS; layer++) {
            rest -= body.layers().get(layer).points();
            falling += rest >= 0 ? 1 : 0;
        }
        return falling;
    }

    /** What Proxies would take of any Damage. */
    public static int guarded(Body body) {
        int points = 0;
        if (!body.proxies().isEmpty() && !body.notes().has(Note.Kind.DISABLED, "")) {
            for (Proxy proxy : body.proxies()) {
                points += proxy.guards() ? proxy.points() : 0;
            }
        }
        return points;
    }

    /** What holding on would come to when that Layer falls; with none left it is as for the last. */
    public static MightOutlook holding(CenturyState state, Fighter target, int layer) {
        return PilotRoll.outlook(
                state, target, call(target, number(Math.min(layer, Body.LAYERS - 1)), FinishingBlow.NONE));
    }

    private static TestCall call(Fighter target, int dn, FinishingBlow finishing) {
        return TestCall.of("holding on", PilotAttribute.WILLPOWER)
                .labelled(HOLDING)
                .against(dn)
                .swayed(finishing.sway(target.body()));
    }

    private static void holdOn(Play<CenturyState> play, Fighter target, int dn, FinishingBlow finishing) {
        if (!PilotRoll.within(play, target, call(target, dn, finishing)).passed()) {
            play.emit(new Destroyed(target.id(), UnitFate.DEFEATED)); // BCG-PLOT-7
            for (TraitInUse own : target.body().traits()) {
                own.effect().onDefeat(play, target, own);
            }
        }
    }
}
