package arbiter.games.wasteland.view;

import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.View;
import java.util.ArrayList;
import java.util.List;

/** The zones as a viewer sees them. */
final class BoardView {

    private BoardView() {}

    static View.Board of(WastelandState state) {
        List<View.Feature> features = new ArrayList<>();
        for (int zone = 0; zone < state.battlefield().size(); zone++) {
            features.add(View.Feature.of("zone", state.battlefield().name(zone)));
        }
        return new View.Board("zones", features);
    }
}
