package arbiter.games.centuryg.rule.person;

import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.state.Body;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Destroyed;
import arbiter.games.centuryg.state.Fate;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.LayerHurt;
import arbiter.games.centuryg.state.LayerStripped;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Note;
import arbiter.games.centuryg.state.Proxy;
import arbiter.games.centuryg.state.ProxyHurt;
import arbiter.kernel.Play;

/** Damage to a person, Layer by Layer. Ledger: BCG-PLOT-1 to BCG-PLOT-5, BCG-AMB-19 to BCG-AMB-21. */
public final class PlotArmor {

    private static final int HARDEST = 20;

    private PlotArmor() {}

    /** Deals Damage of whatever kind, to body or mind; a Proxy comes first. Tells whether any was dealt. */
    public static boolean damage(Play<CenturyState> play, Fighter target, int amount, Finishing finishing) {
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
    static void layers(Play<CenturyState> play, Fighter target, int amount, Finishing finishing) {
        if (amount <= 0 || !target.isFighting()) {
            return;
        }
        Body body = target.body();
        if (body.top() == Body.LAYERS) {
            holdOn(play, target, HARDEST, finishing); // BCG-PLOT-3
            return;
        }
        int rest = amount;
        while (target.isFighting()
                && body.top() < Body.LAYERS
                && (rest > 0 || body.rank(PilotAttribute.WILLPOWER) == 0)) {
            int layer = body.top();
            int taken = Math.min(rest, body.layers().get(layer).points());
            play.emit(
                    taken == 0
                            ? new LayerStripped(target.id(), layer, "a scratch") // BCG-AMB-20
                            : new LayerHurt(target.id(), layer, taken));
            rest -= taken;
            if (body.layers().get(layer).lost()) {
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
            holdOn(play, target, HARDEST, Finishing.NONE);
            return;
        }
        play.emit(new LayerStripped(target.id(), layer, words));
        holdOn(play, target, number(layer), Finishing.NONE);
    }

    /** DN 10, 15 and 20 for the three Layers. Ledger: BCG-PLOT-2. */
    private static int number(int layer) {
        return 10 + 5 * layer;
    }

    private static void holdOn(Play<CenturyState> play, Fighter target, int dn, Finishing finishing) {
        TestCall call = TestCall.of("holding on", PilotAttribute.WILLPOWER)
                .labelled("layer.roll")
                .against(dn)
                .swayed(finishing.sway(target.body()));
        if (!PilotTest.within(play, target, call).passed()) {
            play.emit(new Destroyed(target.id(), Fate.DEFEATED)); // BCG-PLOT-7
            Vessel.enter(play, target);
        }
    }
}
